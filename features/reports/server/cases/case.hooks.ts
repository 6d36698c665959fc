// What happens to a record elsewhere happens to its case: it moves along, and is over where the record goes.
import { sql } from '../../../../platform/server/db/sql.ts';
import { type TransactionHook, transactionHook } from '../../../../platform/server/events/events.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { userDeleted } from '../../../account-deletion/account-deletion.events.ts';
import { commentDeleted, commentMoved } from '../../../comments/comments.events.ts';
import { discussionDeleted, discussionMoved } from '../../../discussions/discussions.events.ts';
import { forgetHeldEditsOf } from '../../../discussions/server/writing/held-edits.ts';
import { caseDecided } from '../../reports.events.ts';
import { pendingHooks } from './pending-cases.ts';

async function endCase(w: WriteContext, recordType: string, recordID: number): Promise<void> {
  const { userID } = w.viewer;
  const rows = await w.db.rows<{ case_id: number }>(sql`
    update moderation_cases set status = 'done', outcome = 'removed', decide_user_id = ${userID || null}, date_decided = now()
    where record_type = ${recordType} and record_id = ${recordID} and date_decided is null returning case_id`);
  for (const { case_id: caseID } of rows)
    await w.announce(caseDecided, {
      caseID,
      userID,
      recordType,
      recordID,
      outcome: 'removed',
    });
}

export const caseHooks: TransactionHook[] = [
  ...pendingHooks,
  transactionHook(discussionDeleted, (w, { discussionID }) => endCase(w, 'discussion', discussionID)),
  transactionHook(commentDeleted, (w, { commentID }) => endCase(w, 'comment', commentID)),
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
  // What they wrote is nobody's to read any more; that they reported something stays, without their words.
  transactionHook(userDeleted, async (w, { userID }) => {
    await w.db.execute(sql`
      update moderation_cases set record_html = '', record_name = '' where record_user_id = ${userID}`);
    await w.db.execute(sql`
      update reports set note_body = null, note_format = null, note_html = '' where insert_user_id = ${userID}`);
    await forgetHeldEditsOf(w, userID);
  }),
];
