// Comments that are deleted in one transaction: they are stored as they stood, what hangs on them goes, every counter follows.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import { invalidatedTagsOf } from '../../../discussions/server/discussion-state.ts';
import { forgetMentions } from '../../../mentions/server/mention.actions.ts';
import { forgetReactions } from '../../../reactions/server/reaction.actions.ts';
import { commentDeleted } from '../../comments.events.ts';
import { refreshLastComment } from '../last-comment.ts';
import type { BranchComment } from '../threads/branch.ts';
import { changeAuthorCounters, forgetRead, isStandingTop, lockComments } from '../threads/comment-subtree.ts';

export interface Going {
  /** With whose deletion they go; absent: each by itself. */
  rootID?: number;
  /** Nothing stands below them that is not among them. */
  gone: readonly BranchComment[];
}

export type LockedDiscussions = ReadonlyMap<number, DiscussionRow>;

/** The discussions that they stand in are locked. */
export async function deleteTogether(
  w: WriteContext,
  locked: LockedDiscussions,
  { rootID, gone }: Going,
): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map((each) => each.comment_id);
  const discussions = discussionsOf(locked, gone);
  await lockComments(w, ids);
  await forgetRead(w, ids);
  // What a deleted discussion holds counts for nobody already.
  const counted = gone.filter((each) => locked.get(each.discussion_id)?.date_purge === null);
  await changeAuthorCounters(
    w,
    counted.map((each) => each.comment_id),
    -1,
  );
  await remove(w, { rootID, gone });
  await forgetReactions(w, 'comment', ids);
  await forgetMentions(w, 'comment', ids);
  await refreshLastComment(w, ...discussions.map(({ row }) => row.discussion_id));
  for (const { row, comments } of discussions) {
    if (row.date_held !== null) continue;
    changeCategoryCounters(w, row.category_id, { discussions: 0, comments: -standing(comments).length });
    refreshLastPost(w, row.category_id);
  }
  const authors = [...new Set(gone.map((each) => each.insert_user_id))];
  await w.announceAll(
    commentDeleted,
    gone.map((each) => ({
      commentID: each.comment_id,
      discussionID: each.discussion_id,
      insertUserID: each.insert_user_id,
      isTombstone: false,
      userID: w.viewer.userID,
    })),
    {
      invalidates: [
        ...new Set(discussions.flatMap(({ row }) => invalidatedTagsOf(row))),
        ...authors.map(cacheTag.userPosts),
      ],
    },
  );
}

const standing = (comments: readonly BranchComment[]) => comments.filter((each) => !each.is_held);

interface Losing {
  row: DiscussionRow;
  comments: BranchComment[];
}

function discussionsOf(locked: LockedDiscussions, gone: readonly BranchComment[]): Losing[] {
  return [...Map.groupBy(gone, (each) => each.discussion_id)].map(([id, comments]) => {
    const row = locked.get(id);
    if (!row) throw new Error(`The discussion ${id} of comments that go is not locked.`);
    return { row, comments };
  });
}

/** What goes in one act, in however many steps, shares its moment. */
async function remove(w: WriteContext, { rootID, gone }: Going): Promise<void> {
  const ids = gone.map((each) => each.comment_id);
  const lost = [...Map.groupBy(gone, (each) => each.discussion_id)].map(([id, comments]) => ({
    id,
    comments: standing(comments).length,
    top: comments.filter(isStandingTop).length,
  }));
  await w.db.execute(sql`
    with kept as (
      insert into deleted_comments (comment_id, discussion_id, delete_user_id, date_deleted, record)
      select comments.comment_id, discussion_id, coalesce(act.delete_user_id, ${w.viewer.userID}), coalesce(act.date_inserted, now()),
        to_jsonb(comments) || jsonb_build_object('reactions', coalesce((
          select jsonb_agg(to_jsonb(r)) from reactions r
          where r.record_type = 'comment' and r.record_id = comments.comment_id), '[]'))
      from comments left join comment_removals act on act.act = 'delete'
        and act.comment_id = coalesce(${rootID ?? null}::int, comments.comment_id)
      where comments.comment_id = any(${ids}) on conflict do nothing
    ), parents as (
      update comments p set count_child_comments = p.count_child_comments - below.count
      from (
        select parent_comment_id, count(*)::int as count from comments
        where comment_id = any(${ids}) and date_held is null group by 1
      ) below
      where p.comment_id = below.parent_comment_id and p.comment_id <> all(${ids})
    ), discussions as (
      update discussions d set count_comments = d.count_comments - given.comments,
        count_top_comments = d.count_top_comments - given.top
      from unnest(${lost.map((each) => each.id)}::int[], ${lost.map((each) => each.comments)}::int[], ${lost.map((each) => each.top)}::int[])
        as given (id, comments, top)
      where d.discussion_id = given.id
    )
    delete from comments where comment_id = any(${ids})`);
}
