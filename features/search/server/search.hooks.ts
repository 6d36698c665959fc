// What must not be found any longer is not, from the very moment: the index itself follows later, by listeners.
import { sql } from '../../../platform/server/db/sql.ts';
import type { TransactionHook } from '../../../platform/server/events/events.ts';
import { followDiscussion, moveCommentDocuments } from './discussion-documents.ts';

const followed: TransactionHook['handle'] = (w, { discussionID }) =>
  followDiscussion(w, Number(discussionID));

const forgotten: TransactionHook['handle'] = async (w, { commentID }) => {
  await w.db.execute(
    sql`delete from search_documents where record_type = 'comment' and record_id = ${Number(commentID)}`,
  );
};

export const searchHooks: TransactionHook[] = [
  { event: 'discussion.moved', handle: followed },
  { event: 'discussion.hidden', handle: followed },
  { event: 'discussion.restored', handle: followed },
  { event: 'discussion.deleted', handle: followed },
  { event: 'comment.hidden', handle: forgotten },
  { event: 'comment.deleted', handle: forgotten },
  {
    event: 'comment.moved',
    handle: (w, { commentIDs, discussionID }) =>
      moveCommentDocuments(w.db, commentIDs as number[], Number(discussionID)),
  },
];
