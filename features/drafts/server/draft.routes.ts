import type { RequestContext } from '../../../platform/server/http/context.ts';
import { withRevision } from '../../../platform/server/http/responses/revision.ts';
import { type Answer, route } from '../../../platform/server/http/route.ts';
import * as contract from '../drafts.contract.ts';
import { addDraft, cancelSchedule, changeDraft, deleteDraft, reschedule } from './draft.actions.ts';
import { requireDraft } from './draft.policy.ts';
import { editableDraft, presentDraft, presentListedDraft } from './draft.present.ts';
import { listDraftRows } from './draft.queries.ts';
import { placesOf } from './draft-kinds.ts';

export const draftRoutes = [
  route(contract.listDrafts, async (ctx, { query }) => {
    const { page, limit, expand } = query;
    const { rows, total } = await listDraftRows(ctx.db, ctx.viewer.userID, query);
    if (expand.size === 0) return { rows: rows.map(presentDraft), page, limit, total };
    const placeOf = await placesOf(ctx, rows);
    const shown = rows.map((row) => presentListedDraft(ctx, row, placeOf(row), expand));
    return { rows: shown, page, limit, total };
  }),
  route(contract.postDraft, async (ctx, { body }) => oneDraft(ctx, await addDraft(ctx, body))),
  route(contract.getDraft, (ctx, { params }) => oneDraft(ctx, params.draftID)),
  route(contract.getDraftEdit, async (ctx, { params }) =>
    withRevision(editableDraft(await requireDraft(ctx, params.draftID))),
  ),
  route(contract.scheduleDraft, async (ctx, { params, body }) => {
    await reschedule(ctx, params.draftID, body.dateScheduled);
    return oneDraft(ctx, params.draftID);
  }),
  route(contract.cancelDraftSchedule, async (ctx, { params }) => {
    await cancelSchedule(ctx, params.draftID);
    return oneDraft(ctx, params.draftID);
  }),
  route(contract.patchDraft, async (ctx, { params, body }) => {
    await changeDraft(ctx, params.draftID, body);
    return oneDraft(ctx, params.draftID);
  }),
  route(contract.deleteDraft, async (ctx, { params }) => {
    await deleteDraft(ctx, params.draftID);
    return undefined;
  }),
];

async function oneDraft(ctx: RequestContext, draftID: number): Promise<Answer<contract.Draft>> {
  const row = await requireDraft(ctx, draftID);
  return withRevision(presentDraft(row), editableDraft(row));
}
