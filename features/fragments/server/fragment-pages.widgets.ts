// What the pages about fragments show: what the API answers, in the one call of the page.

import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PageParams } from '../../../platform/server/layouts/page-params.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type {
  AuthoredFragment,
  FragmentEditorProps,
  FragmentFilters,
  FragmentsListProps,
} from '../fragment-pages.contract.ts';
import { fragmentType as knownType } from '../fragments.contract.ts';
import { presentDetails, presentFragment } from './fragment.present.ts';
import {
  countRevisions,
  type FragmentRow,
  hasAcceptedDisclosure,
  listFragmentRows,
  listRevisionRows,
} from './fragment.queries.ts';

const MOST_REVISIONS = 100;

async function authored(ctx: RequestContext, rows: readonly FragmentRow[]): Promise<AuthoredFragment[]> {
  const authors = await userFragments(
    ctx,
    rows.flatMap((row) => row.revision_insert_user_id ?? []),
  );
  return rows.map((row) => {
    const author = row.revision_insert_user_id && authors.get(row.revision_insert_user_id);
    return { ...presentFragment(ctx, row), ...(author && { author: { name: author.name } }) };
  });
}

/** Nonsense in the address narrows nothing down. */
function filtersIn(params: PageParams): FragmentFilters {
  const { status, appliedStatus } = params;
  const type = knownType.safeParse(params.fragmentType);
  return {
    status: status === 'draft' || status === 'active' ? status : 'latest',
    appliedStatus: appliedStatus === 'applied' || appliedStatus === 'not-applied' ? appliedStatus : 'all',
    fragmentType: type.success ? type.data : '',
  };
}

async function list(ctx: RequestContext, params: PageParams): Promise<FragmentsListProps> {
  const filters = filtersIn(params);
  const { fragmentType, ...others } = filters;
  const sort = '-dateRevisionInserted';
  const rows = await listFragmentRows(ctx.db, { ...others, sort, ...(fragmentType && { fragmentType }) });
  return { fragments: await authored(ctx, rows), filters };
}

async function editor(ctx: RequestContext, params: PageParams): Promise<FragmentEditorProps> {
  const fragmentType = knownType.parse(params.fragmentType);
  const didAccept = await hasAcceptedDisclosure(ctx.db, ctx.viewer.userID);
  const row = params.fragment;
  if (!row) return { fragmentType, revisions: [], countRevisions: 0, didAccept };
  const [revisions, count] = await Promise.all([
    listRevisionRows(ctx.db, row.fragment_uuid, { page: 1, limit: MOST_REVISIONS }),
    countRevisions(ctx.db, row.fragment_uuid),
  ]);
  return {
    fragmentType,
    fragment: await presentDetails(ctx, row),
    revisions: await authored(ctx, revisions),
    countRevisions: count,
    didAccept,
  };
}

export const fragmentPageWidgets = [
  widget({
    id: 'fragments.list',
    component: 'FragmentsList',
    name: 'Fragments',
    views: [],
    // Whatever layout names these widgets: code that is not published is for those who write it.
    hydrate: async (ctx, { params }) => (ctx.can('site.manage') ? { ...(await list(ctx, params)) } : null),
  }),
  widget({
    id: 'fragments.editor',
    component: 'FragmentEditor',
    name: 'Fragment editor',
    views: [],
    hydrate: async (ctx, { params }) => (ctx.can('site.manage') ? { ...(await editor(ctx, params)) } : null),
  }),
];
