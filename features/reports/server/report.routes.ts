import { sql } from '../../../platform/server/db/sql.ts';
import { route } from '../../../platform/server/http/route.ts';
import { listOwnHeldPosts } from '../held-posts.contract.ts';
import * as reasons from '../report-reasons.contract.ts';
import { listOwnReports, type OwnReport, postReport } from '../reports.contract.ts';
import { findOwnHeldPosts } from './own-held-posts.ts';
import { findOwnReports } from './own-reports.ts';
import { addReason, deleteReason, editReason, sortReasons } from './reason.actions.ts';
import { requireReason, visibleReasons } from './reason.queries.ts';
import { reportRecord } from './report.actions.ts';

export const reportRoutes = [
  route(postReport, async (ctx, { body }) => {
    const reportID = await reportRecord(ctx, body);
    const [shown] = await findOwnReports(ctx, sql`r.report_id = ${reportID}`, { limit: 1 });
    return shown as OwnReport;
  }),
  route(listOwnReports, async (ctx, { query: { page, limit } }) => {
    const rows = await findOwnReports(ctx, sql.raw('true'), { limit, offset: (page - 1) * limit });
    return { rows, page, limit };
  }),
  route(listOwnHeldPosts, async (ctx, { query: { page, limit } }) => {
    const rows = await findOwnHeldPosts(ctx, { limit, offset: (page - 1) * limit });
    return { rows, page, limit };
  }),
  route(reasons.listReportReasons, (ctx, { query }) => visibleReasons(ctx, query.includeDeleted)),
  route(reasons.addReportReason, async (ctx, { body }) => {
    await addReason(ctx, body);
    return requireReason(ctx, body.reportReasonID);
  }),
  route(reasons.sortReportReasons, async (ctx, { body }) => {
    await sortReasons(ctx, body);
    return undefined;
  }),
  route(reasons.getReportReason, (ctx, { params }) => requireReason(ctx, params.reportReasonID)),
  route(reasons.editReportReason, async (ctx, { params, body }) => {
    await editReason(ctx, await requireReason(ctx, params.reportReasonID), body);
    return requireReason(ctx, params.reportReasonID);
  }),
  route(reasons.deleteReportReason, async (ctx, { params }) => {
    await deleteReason(ctx, await requireReason(ctx, params.reportReasonID));
    return undefined;
  }),
];
