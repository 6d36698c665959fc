// `expand=reportMeta` on posts: who reported them and why, of what waits for a decision, for those who decide there.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { SYSTEM_USER_ID } from '../../../platform/server/sessions/identify.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import { deciders } from '../cases.contract.ts';
import { visibleCases } from './cases/case.policy.ts';
import { allReasons, reasonFragmentOf } from './reason.queries.ts';

/** Of the newest reports; how many there are is counted of all. */
const MOST_REPORTERS = 100;

interface MetaRow {
  record_id: number;
  reason_ids: string[];
  user_ids: number[];
  count_reports: number;
  date_last_report: string | null;
}

/** What was not reported has none. */
export async function reportMetas(
  ctx: RequestContext,
  recordType: string,
  ids: readonly number[],
): Promise<Map<number, unknown> | undefined> {
  if (!ctx.can(deciders)) return undefined;
  const rows = await ctx.db.rows<MetaRow>(sql`
    select c.record_id, c.count_reports, newest.date_last_report,
      coalesce(newest.user_ids, '{}') as user_ids,
      array(select distinct g.report_reason_id from reports r join given_report_reasons g using (report_id)
        where r.case_id = c.case_id) as reason_ids
    from moderation_cases c, lateral (
      select array_agg(r.insert_user_id order by r.report_id desc) as user_ids, max(r.date_inserted) as date_last_report
      from (select insert_user_id, report_id, date_inserted from reports
        where case_id = c.case_id and insert_user_id <> ${SYSTEM_USER_ID} order by report_id desc limit ${sql.integer(MOST_REPORTERS)}) r
    ) newest
    where c.record_type = ${recordType} and c.record_id = any(${[...ids]}) and c.date_decided is null
      and c.count_reports > 0 and ${await visibleCases(ctx)}`);
  const people = await userFragments(
    ctx,
    rows.flatMap((row) => row.user_ids),
  );
  const reasons = await allReasons(ctx);
  return new Map(
    rows.map((row) => [
      row.record_id,
      {
        reportReasons: reasons
          .filter(({ reportReasonID }) => row.reason_ids.includes(reportReasonID))
          .map(reasonFragmentOf),
        countReports: row.count_reports,
        countReportUsers: row.count_reports,
        reportUserIDs: row.user_ids,
        reportUsers: row.user_ids.map((id) => people.get(id) ?? unknownUserFragment),
        dateLastReport: row.date_last_report,
      },
    ]),
  );
}
