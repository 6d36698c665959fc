// Emptying comments, so that the replies to them stay.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { forgetMentions } from '../../../mentions/server/mention.actions.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { commentDeleted } from '../../comments.events.ts';
import { commentActs, recordAllUnlessAuthor } from '../comment.acts.ts';
import { lockDiscussionOf } from '../threads/comment-subtree.ts';
import type { LockedDiscussions } from './delete-together.ts';

const REMOVAL_NOTICE = '<p>This comment was removed.</p>';

export async function tombstoneComment(w: WriteContext, commentID: number): Promise<void> {
  const discussion = await lockDiscussionOf(w, commentID);
  if (discussion) await emptyComments(w, new Map([[discussion.discussion_id, discussion]]), [commentID]);
}

interface Emptied {
  comment_id: number;
  discussion_id: number;
  insert_user_id: number;
  is_held: boolean;
}

/** Author and text are stored among the revisions, for those who may restore them. The discussions are locked. */
export async function emptyComments(
  w: WriteContext,
  locked: LockedDiscussions,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const emptied = await empty(w, ids);
  for (const row of emptied) {
    const isCounted = !row.is_held && locked.get(row.discussion_id)?.date_purge === null;
    if (isCounted) changeUserCounters(w, row.insert_user_id, { comments: -1 });
  }
  await forgetMentions(
    w,
    'comment',
    emptied.map((row) => row.comment_id),
  );
  const places = emptied.map((row) => ({
    commentID: row.comment_id,
    discussionID: row.discussion_id,
    insertUserID: row.insert_user_id,
    categoryID: locked.get(row.discussion_id)?.category_id ?? 0,
  }));
  const { userID } = w.viewer;
  await w.announceAll(
    commentDeleted,
    places.map(({ categoryID: _, ...place }) => ({ ...place, isTombstone: true, userID })),
    {
      invalidates: [
        ...new Set(places.map((place) => cacheTag.discussion(place.discussionID))),
        cacheTag.allPosts,
        ...new Set(places.map((place) => cacheTag.userPosts(place.insertUserID))),
      ],
    },
  );
  await recordAllUnlessAuthor(w, commentActs.emptied, places, { undo: {} });
}

function empty(w: WriteContext, ids: readonly number[]): Promise<Emptied[]> {
  return w.db.rows<Emptied>(sql`
    with before as (
      insert into post_revisions (record_type, record_id, body, format, insert_user_id)
      select 'comment', comment_id, body, format, ${w.viewer.userID} from comments
      where comment_id = any(${ids}) and date_tombstoned is null
    )
    update comments set body = ${REMOVAL_NOTICE}, format = 'html', body_html = ${REMOVAL_NOTICE}, image = null,
      date_tombstoned = now(), tombstone_user_id = ${w.viewer.userID}
    where comment_id in (
      select comment_id from comments where comment_id = any(${ids}) and date_tombstoned is null
      order by comment_id for no key update)
    returning comment_id, discussion_id, insert_user_id, date_held is not null as is_held`);
}
