import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../layout-revisions.contract.ts';
import { findTemplateOrRow, storedLayoutID } from './find-layout.ts';
import { storedLayout } from './layout-documents.routes.ts';
import { dropDraft, publishDraft, restoreLayout, saveDraft } from './layout-revision.actions.ts';
import { presentRevision, presentRevisionDetails } from './layout-revision.present.ts';
import { countRevisions, findDraft, findRevision, listRevisionRows } from './layout-revision.queries.ts';

export const layoutRevisionRoutes = [
  route(contract.listLayoutRevisions, async (ctx, { params, query }) => {
    const { page, limit } = query;
    const { row } = await findTemplateOrRow(ctx, params.layoutID);
    // Templates never change.
    if (!row) return { rows: [], page, limit, total: 0 };
    const [rows, total] = await Promise.all([
      listRevisionRows(ctx.db, row.layout_id, query),
      countRevisions(ctx.db, row.layout_id),
    ]);
    return { rows: rows.map(presentRevision), page, limit, total };
  }),
  route(contract.getLayoutRevision, async (ctx, { params }) => {
    const { row } = await findTemplateOrRow(ctx, params.layoutID);
    const revision = row && (await findRevision(ctx.db, row.layout_id, params.layoutRevisionID));
    if (!revision) throw notFound('Revision');
    return presentRevisionDetails(revision);
  }),
  route(contract.putLayoutDraft, async (ctx, { params, body }) => {
    const layoutID = storedLayoutID(ctx, params.layoutID);
    await saveDraft(ctx, layoutID, body);
    return draftOf(ctx, layoutID);
  }),
  route(contract.deleteLayoutDraft, async (ctx, { params }) => {
    await dropDraft(ctx, storedLayoutID(ctx, params.layoutID));
    return undefined;
  }),
  route(contract.publishLayout, async (ctx, { params, body }) => {
    const layoutID = storedLayoutID(ctx, params.layoutID);
    await publishDraft(ctx, layoutID, body?.layoutViews);
    return storedLayout(ctx, layoutID);
  }),
  route(contract.restoreLayout, async (ctx, { params, body }) => {
    const layoutID = storedLayoutID(ctx, params.layoutID);
    await restoreLayout(ctx, layoutID, body.layoutRevisionID);
    return storedLayout(ctx, layoutID);
  }),
];

async function draftOf(ctx: RequestContext, layoutID: number) {
  const draft = await findDraft(ctx.db, layoutID);
  if (!draft) throw notFound('Draft');
  return presentRevisionDetails(draft);
}
