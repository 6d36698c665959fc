// `expand=countReports,reportMeta` on posts: what reports wait for a decision, for those who decide there.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { recordDetails } from '../../../platform/server/http/responses/record-details.ts';
import { deciders } from '../cases.contract.ts';
import { visibleCases } from './cases/case.policy.ts';
import { reportMetas } from './report-meta.ts';

export const reportDetails = [
  recordDetails.add({
    name: 'countReports',
    idField: 'discussionID',
    of: (ctx, ids) => countsOfReports(ctx, 'discussion', ids),
  }),
  recordDetails.add({
    name: 'countReports',
    idField: 'commentID',
    of: (ctx, ids) => countsOfReports(ctx, 'comment', ids),
  }),
  recordDetails.add({
    name: 'reportMeta',
    idField: 'discussionID',
    of: (ctx, ids) => reportMetas(ctx, 'discussion', ids),
  }),
  recordDetails.add({
    name: 'reportMeta',
    idField: 'commentID',
    of: (ctx, ids) => reportMetas(ctx, 'comment', ids),
  }),
];

/** Where the viewer does not decide, and of what is their own, none is counted: nobody learns that it was reported. */
async function countsOfReports(
  ctx: RequestContext,
  recordType: string,
  ids: readonly number[],
): Promise<Map<number, number> | undefined> {
  if (!ctx.can(deciders)) return undefined;
  const rows = await ctx.db.rows<{ record_id: number; count_reports: number }>(sql`
    select c.record_id, c.count_reports from moderation_cases c
    where c.record_type = ${recordType} and c.record_id = any(${[...ids]}) and c.date_decided is null
      and ${await visibleCases(ctx)}`);
  const counts = new Map(ids.map((id) => [id, 0]));
  for (const { record_id: id, count_reports: count } of rows) counts.set(id, count);
  return counts;
}
