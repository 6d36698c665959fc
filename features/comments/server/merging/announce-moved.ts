// Comments that went to another discussion, however many, are one event.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import { invalidatedTagsOf } from '../../../discussions/server/discussion-state.ts';
import { commentMoved } from '../../comments.events.ts';

export interface MovedComment {
  comment_id: number;
  insert_user_id: number;
}

export async function announceMoved(
  w: WriteContext,
  from: DiscussionRow,
  to: DiscussionRow,
  moved: readonly MovedComment[],
): Promise<void> {
  const authors = [...new Set(moved.map((each) => each.insert_user_id))];
  await w.announce(
    commentMoved,
    {
      commentIDs: moved.map((each) => each.comment_id),
      fromDiscussionID: from.discussion_id,
      discussionID: to.discussion_id,
      userID: w.viewer.userID,
    },
    {
      invalidates: [...invalidatedTagsOf(from), ...invalidatedTagsOf(to), ...authors.map(cacheTag.userPosts)],
    },
  );
}
