// What must not be found any longer is not, from the very moment: the index itself follows later, by listeners.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { TransactionHook } from '../../../platform/server/events/events.ts';
import { moveCommentDocuments, moveDocuments } from './moved-documents.ts';

function forget(event: string, which: (payload: Record<string, unknown>) => Sql): TransactionHook {
  return {
    event,
    handle: async (w, payload) => {
      await w.db.execute(sql`delete from search_documents where ${which(payload)}`);
    },
  };
}

const discussion = ({ discussionID }: Record<string, unknown>) =>
  sql`discussion_id = ${Number(discussionID)}`;
const comment = ({ commentID }: Record<string, unknown>) =>
  sql`record_type = 'comment' and record_id = ${Number(commentID)}`;

export const searchHooks: TransactionHook[] = [
  forget('discussion.hidden', discussion),
  forget('discussion.deleted', discussion),
  forget('comment.hidden', comment),
  forget('comment.deleted', comment),
  {
    event: 'comment.moved',
    handle: (w, { commentIDs, discussionID }) =>
      moveCommentDocuments(w.db, commentIDs as number[], Number(discussionID)),
  },
  {
    // The category decides who finds a post.
    event: 'discussion.moved',
    handle: (w, { discussionID }) => moveDocuments(w.db, Number(discussionID)),
  },
];
