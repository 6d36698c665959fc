// What happens to a record elsewhere happens to its case: it moves along, and is over where the record goes.
import { sql } from '../../../../platform/server/db/sql.ts';
import { type TransactionHook, transactionHook } from '../../../../platform/server/events/events.ts';
import { userDeleted } from '../../../account-deletion/account-deletion.events.ts';
import { commentDeleted, commentMoved } from '../../../comments/comments.events.ts';
import { discussionDeleted, discussionMoved } from '../../../discussions/discussions.events.ts';
import { forgetHeldEditsOf } from '../../../discussions/server/writing/held-edits.ts';
import { endCases } from './end-cases.ts';
import { forgetMember } from './forget-member.ts';
import { pendingHooks } from './pending-cases.ts';

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
