// Comments are numbered within their discussion; the numbers are handed out in the order of arrival.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { recordset } from '../../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { lockPosts } from '../../../discussions/server/bulk/bulk-posts.ts';

/** A number for each of the discussions given, which may occur many times. */
export async function nextCommentNumbers(
  tx: Transaction,
  discussionIDs: readonly number[],
): Promise<number[]> {
  const counts = new Map<number, number>();
  for (const id of discussionIDs) counts.set(id, (counts.get(id) ?? 0) + 1);
  const wanted = [...counts].map(([discussion_id, count]) => ({ discussion_id, count }));
  if (wanted.length === 0) return [];
  await lockPosts(
    tx,
    'discussion',
    wanted.map(({ discussion_id }) => discussion_id),
  );
  const rows = await tx.rows<{ discussion_id: number; first: number }>(sql`
    update discussions d set next_comment_number = d.next_comment_number + given.count
    from ${recordset({ discussion_id: 'int', count: 'int' }, wanted)}
    where d.discussion_id = given.discussion_id
    returning d.discussion_id, d.next_comment_number - given.count as first`);
  const next = new Map(rows.map((row) => [row.discussion_id, row.first]));
  return discussionIDs.map((id) => {
    const number = next.get(id) ?? 1;
    next.set(id, number + 1);
    return number;
  });
}

/**
 * Posts that came to an old topic after it was imported keep their number where it is still free: comments may have
 * been written here since, and theirs are not to be changed.
 */
export async function lateCommentNumbers(
  tx: Transaction,
  discussionID: number,
  wanted: readonly number[],
): Promise<number[]> {
  const row = await tx.row<{ next_comment_number: number }>(sql`
    select next_comment_number from discussions where discussion_id = ${discussionID} for no key update`);
  let next = row?.next_comment_number ?? 1;
  const numbers = wanted.map((number) => {
    const given = Math.max(number, next);
    next = given + 1;
    return given;
  });
  await tx.execute(sql`
    update discussions set next_comment_number = ${next} where discussion_id = ${discussionID}`);
  return numbers;
}
