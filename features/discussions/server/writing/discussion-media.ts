// Files in discussions: whoever may see one of them may see the file.
import { sql } from '../../../../platform/server/db/sql.ts';
import { attachedOn } from '../../../media/server/attached-on.ts';
import { type MediaHolder, mediaHolders } from '../../../media/server/media-holders.ts';
import { discussionEdited, discussionHeld, discussionStarted } from '../../discussions.events.ts';
import {
  requireCanEdit,
  requireDiscussion,
  requireUnarchivedOrEditor,
  seesHeldPost,
} from '../discussion.policy.ts';

const discussionMedia: MediaHolder = {
  recordType: 'discussion',
  pathOf: (discussionID) => `/discussion/${discussionID}`,
  async seenBy(viewer, db, recordIDs) {
    const rows = await db.rows<{
      discussion_id: number;
      category_id: number;
      insert_user_id: number;
      is_held: boolean;
    }>(sql`
      select discussion_id, category_id, insert_user_id, date_held is not null as is_held
      from discussions where discussion_id = any(${recordIDs}) and date_removed is null`);
    return rows
      .filter(
        (row) =>
          viewer.canInCategory('discussions.view', row.category_id) &&
          (!row.is_held || seesHeldPost(viewer, row)),
      )
      .map((row) => row.discussion_id);
  },
  async requireMayAttach(ctx, discussionID) {
    const row = await requireDiscussion(ctx, discussionID);
    requireCanEdit(ctx, row);
    await requireUnarchivedOrEditor(ctx, row);
  },
  existing: (recordIDs) =>
    sql`select discussion_id as record_id from discussions where discussion_id = any(${recordIDs})`,
};

export const discussionMediaHolder = mediaHolders.add(discussionMedia);

export const attachDiscussionMedia = attachedOn<{ discussionID: number; showsFiles?: boolean | undefined }>(
  'discussion',
  [discussionStarted, discussionHeld, discussionEdited],
  ({ discussionID }) => discussionID,
  (discussionIDs) =>
    sql`select discussion_id as record_id, body_html as html from discussions where discussion_id = any(${discussionIDs})`,
);
