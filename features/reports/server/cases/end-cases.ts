import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { caseDecided } from '../../reports.events.ts';

/** Where records go, nothing is left to decide about them. */
export async function endCases(
  w: WriteContext,
  recordType: string,
  recordIDs: readonly number[],
): Promise<void> {
  const { userID } = w.viewer;
  const rows = await w.db.rows<{ case_id: number; record_id: number }>(sql`
    update moderation_cases set status = 'done', outcome = 'removed', decide_user_id = ${userID || null}, date_decided = now()
    where case_id in (
      select case_id from moderation_cases
      where record_type = ${recordType} and record_id = any(${recordIDs}) and date_decided is null
      order by case_id for no key update)
    returning case_id, record_id`);
  await w.announceAll(
    caseDecided,
    rows.map((row) => ({
      caseID: row.case_id,
      userID,
      recordType,
      recordID: row.record_id,
      outcome: 'removed' as const,
    })),
  );
}
