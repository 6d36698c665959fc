// The page of one's drafts: what could not be posted, what is scheduled, and all else that was begun.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { listDrafts } from '../drafts.contract.ts';
import {
  DRAFT_TABS,
  type DraftsPageProps,
  type DraftsPart,
  type DraftTab,
  type ListedDraft,
} from '../drafts.states.ts';
import { maySchedule } from './draft.policy.ts';
import { type DraftRow, listDraftRows } from './draft.queries.ts';
import { type DraftPlace, draftKindOf, placesOf } from './draft-kinds.ts';

const LIMIT = 30;
const HIGHEST_PAGE = 100_000;
const STATUS_OF_TAB = { '': 'draft', schedule: 'scheduled', errors: 'error' } as const;

export const draftWidgets = [
  widget({
    id: 'drafts.list',
    component: 'DraftsPage',
    name: 'Drafts',
    views: [],
    hydrate: async (ctx, { params }) => {
      if (ctx.viewer.isGuest) return null;
      const tab = DRAFT_TABS.find((each) => each === params.tab) ?? '';
      const page = pageOf(params.page);
      const part = (of: DraftTab) => partOf(ctx, of, of === tab ? page : 1);
      const [failed, scheduled, plain] = await Promise.all([part('errors'), part('schedule'), part('')]);
      return {
        tab,
        page,
        limit: LIMIT,
        failed,
        scheduled,
        plain,
        maySchedule: maySchedule(ctx),
      } satisfies DraftsPageProps;
    },
  }),
];

function pageOf(value: unknown): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= HIGHEST_PAGE ? page : 1;
}

async function partOf(ctx: RequestContext, tab: DraftTab, page: number): Promise<DraftsPart> {
  const query = listDrafts.spec.query.parse({
    draftStatus: STATUS_OF_TAB[tab],
    sort: tab === '' ? '-dateUpdated' : 'dateScheduled',
    page,
    limit: LIMIT,
  });
  const { rows, total } = await listDraftRows(ctx.db, ctx.viewer.userID, query);
  const placeOf = await placesOf(ctx, rows);
  return { drafts: rows.map((row) => listedDraft(ctx, row, placeOf(row))), total };
}

function listedDraft(ctx: RequestContext, row: DraftRow, place: DraftPlace): ListedDraft {
  const { label, icon } = draftKindOf(ctx, row.record_type) ?? {};
  return {
    draftID: row.draft_id,
    kind: kindOf(row),
    ...(label && { label: label(ctx.translator.t) }),
    ...(icon && { icon }),
    name: row.name || place.name,
    excerpt: row.excerpt,
    countWords: row.count_words,
    editUrl: place.editUrl,
    place: place.breadCrumbs?.at(-1) ?? null,
    draftStatus: row.draft_status,
    dateSaved: row.date_updated ?? row.date_inserted,
    dateScheduled: row.date_scheduled,
    permaLink: row.is_reserved ? ctx.url(`/discussion/${row.record_id}`) : null,
    failedReason: row.failed_reason,
  };
}

function kindOf(row: DraftRow): ListedDraft['kind'] {
  if (row.record_type === 'comment') return row.record_id === null ? 'comment' : 'commentEdit';
  if (row.record_type !== 'discussion') return 'other';
  return row.record_id !== null && !row.is_reserved ? 'edit' : 'post';
}
