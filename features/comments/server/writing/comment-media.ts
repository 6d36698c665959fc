// Files in comments: whoever may see one of them may see the file.
import { sql } from '../../../../platform/server/db/sql.ts';
import { seesHeldPost } from '../../../discussions/server/discussion.policy.ts';
import { attachedOn } from '../../../media/server/attached-on.ts';
import { type MediaHolder, mediaHolders } from '../../../media/server/media-holders.ts';
import { commentPath } from '../../comment.address.ts';
import { commentDeleted, commentEdited, commentHeld, commentPosted } from '../../comments.events.ts';
import { requireComment, requireMayEdit } from '../comment.policy.ts';

interface Place {
  comment_id: number;
  category_id: number;
  insert_user_id: number;
  is_held: boolean;
  discussion_user_id: number;
  is_discussion_held: boolean;
}

const commentMedia: MediaHolder = {
  recordType: 'comment',
  pathOf: commentPath,
  async seenBy(viewer, db, recordIDs) {
    const rows = await db.rows<Place>(sql`
      select c.comment_id, d.category_id, c.insert_user_id, c.date_held is not null as is_held,
        d.insert_user_id as discussion_user_id, d.date_held is not null as is_discussion_held
      from comments c join discussions d using (discussion_id)
      where c.comment_id = ${sql.anyOf(recordIDs)} and d.date_removed is null`);
    const sees = (row: Place) => {
      const { category_id } = row;
      if (!viewer.canInCategory('discussions.view', category_id)) return false;
      if (row.is_held && !seesHeldPost(viewer, row)) return false;
      return (
        !row.is_discussion_held ||
        seesHeldPost(viewer, { category_id, insert_user_id: row.discussion_user_id })
      );
    };
    return rows.filter(sees).map((row) => row.comment_id);
  },
  async requireMayAttach(ctx, commentID) {
    requireMayEdit(ctx, await requireComment(ctx, commentID));
  },
  existing: (recordIDs) =>
    sql`select comment_id as record_id from comments where comment_id = ${sql.anyOf(recordIDs)}`,
};

export const commentMediaHolder = mediaHolders.add(commentMedia);

export const attachCommentMedia = attachedOn<{ commentID: number; showsFiles?: boolean | undefined }>(
  'comment',
  [commentPosted, commentHeld, commentEdited, commentDeleted],
  ({ commentID }) => commentID,
  (commentIDs) =>
    sql`select comment_id as record_id, body_html as html from comments where comment_id = ${sql.anyOf(commentIDs)}`,
);
