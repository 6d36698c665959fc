// What happens to a record elsewhere happens to its case: it moves along, and is over where the record goes.
import { sql } from '../../../../platform/server/db/sql.ts';
import { type TransactionHook, transactionHook } from '../../../../platform/server/events/events.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { userDeleted } from '../../../account-deletion/account-deletion.events.ts';
import { commentDeleted, commentMoved } from '../../../comments/comments.events.ts';
import { discussionDeleted, discussionMoved } from '../../../discussions/discussions.events.ts';
import { forgetHeldEditsOf } from '../../../discussions/server/writing/held-edits.ts';
import { caseDecided } from '../../reports.events.ts';
import { forgetMember } from './forget-member.ts';
import { pendingHooks } from './pending-cases.ts';

async function endCases(w: WriteContext, recordType: string, recordIDs: readonly number[]): Promise<void> {
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

export const caseHooks: TransactionHook[] = [
  ...pendingHooks,
  transactionHook(
    discussionDeleted,
    (w, { discussionID }) => endCases(w, 'discussion', [discussionID]),
    (w, all) =>
      endCases(
        w,
        'discussion',
        all.map(({ discussionID }) => discussionID),
      ),
  ),
  transactionHook(
    commentDeleted,
    (w, { commentID }) => endCases(w, 'comment', [commentID]),
    (w, all) =>
      endCases(
        w,
        'comment',
        all.map(({ commentID }) => commentID),
      ),
  ),
  transactionHook(discussionMoved, async (w, { discussionID, categoryID }) => {
    await w.db.execute(sql`
      update moderation_cases c set category_id = ${categoryID}
      where record_type = 'discussion' and record_id = ${discussionID}`);
    await w.db.execute(sql`
      update moderation_cases c set category_id = ${categoryID}
      where record_type = 'comment' and date_decided is null and exists (
        select from comments where comment_id = c.record_id and discussion_id = ${discussionID})`);
  }),
  transactionHook(commentMoved, async (w, { commentIDs, discussionID }) => {
    await w.db.execute(sql`
      update moderation_cases set category_id = (select category_id from discussions where discussion_id = ${discussionID})
      where record_type = 'comment' and record_id = any(${commentIDs})`);
  }),
  transactionHook(userDeleted, async (w, { userID }) => {
    await forgetMember(w, userID);
    await forgetHeldEditsOf(w, userID);
  }),
];
