// What staff wrote about a member goes with their account.
import { sql, transactionHook } from '@parley/addon-api';
import { userDeleted } from '@parley/addon-api/events';

export const forgetDeletedMember = transactionHook(userDeleted, async (w, { userID }) => {
  await w.db.execute(sql`delete from user_notes where user_id = ${userID}`);
  await w.db.execute(sql`delete from warned_members where user_id = ${userID}`);
});
