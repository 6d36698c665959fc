// Everything that people wrote and everything in some categories, gone as one act and without a trace: for the demo.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { removeWhatPostsLeave } from './bulk-posts.ts';

export interface PostIDs {
  discussions: readonly number[];
  comments: readonly number[];
}

/** Whatever hangs on these discussions, categories and members goes with them, whoever wrote it. */
export async function findPostsOf(
  tx: Transaction,
  of: { discussions: readonly number[]; categories: readonly number[]; users: readonly number[] },
): Promise<PostIDs> {
  const users = [...of.users];
  const found = await tx.rows<{ discussion_id: number }>(sql`
    select discussion_id from discussions
    where discussion_id = any(${[...of.discussions]}) or category_id = any(${[...of.categories]})
      or insert_user_id = any(${users})`);
  const discussions = found.map((row) => row.discussion_id);
  const comments = await tx.rows<{ comment_id: number }>(sql`
    with recursive to_delete as (
      select comment_id from comments where discussion_id = any(${discussions}) or insert_user_id = any(${users})
      union
      select c.comment_id from comments c join to_delete d on c.parent_comment_id = d.comment_id
    )
    select comment_id from to_delete`);
  return { discussions, comments: comments.map((row) => row.comment_id) };
}

/** Nothing remembers them: counters are set right by the recounts. */
export async function deletePosts(tx: Transaction, { discussions, comments }: PostIDs): Promise<void> {
  await removeWhatPostsLeave(
    tx,
    sql`((record_type = 'discussion' and record_id = any(${[...discussions]}))
      or (record_type = 'comment' and record_id = any(${[...comments]})))`,
  );
  await tx.execute(sql`delete from comments where comment_id = any(${[...comments]})`);
  await tx.execute(sql`delete from discussions where discussion_id = any(${[...discussions]})`);
}

/** What is remembered of posts that somebody deleted there, or that these members deleted. */
export async function forgetDeletedPosts(
  tx: Transaction,
  of: { discussions: readonly number[]; categories: readonly number[]; users: readonly number[] },
): Promise<void> {
  await tx.execute(sql`
    delete from deleted_comments
    where discussion_id = any(${[...of.discussions]}) or delete_user_id = any(${[...of.users]})`);
  await tx.execute(sql`delete from deleted_discussions where category_id = any(${[...of.categories]})`);
}
