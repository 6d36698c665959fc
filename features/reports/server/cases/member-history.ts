// What is known of the people in a case, of what the viewer may see: a few rows by index, however much they wrote.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { CaseOutcome, MemberHistory } from '../../cases.contract.ts';
import { visibleCases } from './case.policy.ts';

const PAST = 5;
/** More than so many count as so many. */
const MOST = 1000;

interface Counts {
  count_posts: number;
  count_reported: number;
  count_removed: number;
  count_reports: number;
  count_upheld: number;
  date_joined: string | null;
}

interface PastRow {
  case_id: number;
  record_name: string;
  outcome: CaseOutcome;
  outcome_reason: string | null;
  date_decided: string;
}

export async function historyOf(ctx: RequestContext, userID: number): Promise<MemberHistory> {
  const visible = await visibleCases(ctx);
  const counts = await ctx.db.row<Counts>(sql`
    select u.count_discussions + u.count_comments as count_posts, u.date_inserted as date_joined,
      about.total as count_reported, about.removed as count_removed, own.total as count_reports, own.upheld as count_upheld
    from users u
    cross join lateral (
      select count(*) as total, count(*) filter (where outcome = 'removed') as removed from (
        select c.outcome from moderation_cases c where c.record_user_id = u.user_id and ${visible}
        order by c.case_id desc limit ${sql.integer(MOST)}) last) about
    cross join lateral (
      select count(*) as total, count(*) filter (where outcome = 'removed') as upheld from (
        select c.outcome from reports r join moderation_cases c using (case_id)
        where r.insert_user_id = u.user_id and ${visible} order by r.report_id desc limit ${sql.integer(MOST)}) last) own
    where u.user_id = ${userID}`);
  const past = await ctx.db.rows<PastRow>(sql`
    select c.case_id, c.record_name, c.outcome, c.outcome_reason, c.date_decided from moderation_cases c
    where c.record_user_id = ${userID} and c.date_decided is not null and ${visible}
    order by c.case_id desc limit ${sql.integer(PAST)}`);
  return {
    countPosts: counts?.count_posts ?? 0,
    countReported: counts?.count_reported ?? 0,
    countRemoved: counts?.count_removed ?? 0,
    countReports: counts?.count_reports ?? 0,
    countUpheld: counts?.count_upheld ?? 0,
    dateJoined: counts?.date_joined ?? null,
    past: past.map((row) => ({
      caseID: row.case_id,
      recordName: row.record_name,
      outcome: row.outcome,
      outcomeReason: row.outcome_reason,
      dateDecided: row.date_decided,
    })),
  };
}
