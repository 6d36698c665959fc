// Comments that went to another discussion, however many, are one event.
import { tagOf } from '../../../platform/server/cache/touch.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import type { DiscussionRow } from '../../discussions/server/discussion.rows.ts';
import { touchesOf } from '../../discussions/server/discussion-state.ts';

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
  await w.announce({
    type: 'comment.moved',
    payload: {
      commentIDs: moved.map((each) => each.comment_id),
      fromDiscussionID: from.discussion_id,
      discussionID: to.discussion_id,
      userID: w.viewer.userID,
    },
    touches: [...touchesOf(from), ...touchesOf(to), ...authors.map(tagOf.userPosts)],
  });
}
