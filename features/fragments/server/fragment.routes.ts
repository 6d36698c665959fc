import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../fragments.contract.ts';
import {
  acceptDisclosure,
  commitDraft,
  deleteFragment,
  makeFragment,
  writeDraft,
} from './fragment.actions.ts';
import { presentDetails, presentFragment } from './fragment.present.ts';
import {
  countRevisions,
  findFragmentRow,
  hasAcceptedDisclosure,
  listFragmentRows,
  listRevisionRows,
  UUID,
  type WantedRevision,
} from './fragment.queries.ts';

export const fragmentRoutes = [
  route(contract.listFragments, async (ctx, { query }) =>
    (await listFragmentRows(ctx.db, query)).map((row) => presentFragment(ctx, row)),
  ),
  route(contract.postFragment, async (ctx, { body }) => details(ctx, await makeFragment(ctx, body))),
  route(contract.getFragment, async (ctx, { params, query }) => {
    const { fragmentRevisionUUID, status } = query;
    return details(ctx, uuidIn(params), fragmentRevisionUUID ? { fragmentRevisionUUID } : status);
  }),
  route(contract.patchFragment, async (ctx, { params, body }) => {
    await writeDraft(ctx, uuidIn(params), body);
    return details(ctx, uuidIn(params));
  }),
  route(contract.deleteFragment, async (ctx, { params, query }) => {
    await deleteFragment(ctx, uuidIn(params), query.fragmentRevisionUUID);
    return { success: true };
  }),
  route(contract.commitFragment, async (ctx, { params, body }) => {
    if (!UUID.test(body.fragmentRevisionUUID)) throw notFound('Revision');
    await commitDraft(ctx, uuidIn(params), body);
    return details(ctx, uuidIn(params), body);
  }),
  route(contract.listFragmentRevisions, async (ctx, { params, query }) => {
    const total = await countRevisions(ctx.db, uuidIn(params));
    if (total === 0) throw notFound('Fragment');
    const rows = await listRevisionRows(ctx.db, uuidIn(params), query);
    const { page, limit } = query;
    return { rows: rows.map((row) => presentFragment(ctx, row)), page, limit, total };
  }),
  route(contract.getDisclosureState, (ctx) => disclosureState(ctx)),
  route(contract.putDisclosureState, async (ctx, { body }) => {
    await acceptDisclosure(ctx, body.didAccept);
    return disclosureState(ctx);
  }),
];

function uuidIn({ fragmentUUID }: { fragmentUUID: string }): string {
  if (!UUID.test(fragmentUUID)) throw notFound('Fragment');
  return fragmentUUID;
}

async function details(ctx: RequestContext, fragmentUUID: string, wanted: WantedRevision = 'latest') {
  const row = await findFragmentRow(ctx.db, fragmentUUID, wanted);
  if (!row) throw notFound('Fragment');
  return presentDetails(ctx, row);
}

async function disclosureState(ctx: RequestContext) {
  return { didAccept: await hasAcceptedDisclosure(ctx.db, ctx.viewer.userID) };
}
