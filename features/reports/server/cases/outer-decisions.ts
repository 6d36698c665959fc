// Decisions that are made elsewhere, about many records at once, end the cases that are open about them; and begin them again
// where they are taken back.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { caseDecided } from '../../reports.events.ts';

/** Answers the cases that were open, by their records. */
export async function closeCasesOf(
  w: WriteContext,
  recordType: string,
  recordIDs: readonly number[],
  reason: string,
): Promise<Map<number, number>> {
  const { userID } = w.viewer;
  const rows = await w.db.rows<{ case_id: number; record_id: number }>(sql`
    update moderation_cases set status = 'done', outcome = 'removed', outcome_reason = ${reason || null},
      decide_user_id = ${userID}, date_decided = now()
    where record_type = ${recordType} and record_id = any(${[...recordIDs]}) and date_decided is null
    returning case_id, record_id`);
  for (const { case_id: caseID, record_id: recordID } of rows)
    await w.announce(caseDecided, { caseID, userID, recordType, recordID, outcome: 'removed' });
  return new Map(rows.map((row) => [row.record_id, row.case_id]));
}

/** Unless there is a newer one about the same record. */
export async function reopenCases(w: WriteContext, caseIDs: readonly number[]): Promise<void> {
  await w.db.execute(sql`
    update moderation_cases c set status = 'open', outcome = null, outcome_reason = null, decide_user_id = null,
      date_decided = null
    where case_id = any(${[...caseIDs]}) and not exists (
      select from moderation_cases o
      where o.record_type = c.record_type and o.record_id = c.record_id and o.date_decided is null)`);
}
