// A comment with everything below it.
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';

export interface SubtreeComment {
  comment_id: number;
  parent_comment_id: number | null;
  insert_user_id: number;
  depth: number;
  is_held: boolean;
}

/** Counted among the first level of its discussion. */
export function isStandingTop({ depth, is_held }: SubtreeComment): boolean {
  return depth === 1 && !is_held;
}

/** In the order of their numbers; the comment itself comes first. */
export function subtreeOf(w: WriteContext, commentID: number): Promise<SubtreeComment[]> {
  return w.db.rows<SubtreeComment>(sql`
    with recursive subtree as (
      select comment_id from comments where comment_id = ${commentID}
      union all
      select child.comment_id from comments child join subtree on child.parent_comment_id = subtree.comment_id
    )
    select comment_id, parent_comment_id, insert_user_id, depth, date_held is not null as is_held
    from comments join subtree using (comment_id) order by depth, number`);
}

/** Authors are locked before the discussion, in the order of their ids, as everywhere. */
export async function lockAuthors(w: WriteContext, comments: readonly SubtreeComment[]): Promise<void> {
  const ids = comments.map((each) => each.insert_user_id);
  await w.db.rows(
    sql`select user_id from users where user_id = any(${ids}) order by user_id for no key update`,
  );
}

/** Before comments leave a discussion: who had read them must not find the next ones read as well. */
export async function forgetRead(
  w: WriteContext,
  discussionID: number,
  ids: readonly number[],
): Promise<void> {
  await w.db.execute(sql`
    with leaving as materialized (
      select number from comments where comment_id = any(${ids}) and date_held is null
    )
    update discussion_reads r set count_comments_read = greatest(0, r.count_comments_read - (
      select count(*)::int from leaving where number <= r.last_number_read))
    where r.discussion_id = ${discussionID} and r.last_number_read >= (select min(number) from leaving)`);
}
