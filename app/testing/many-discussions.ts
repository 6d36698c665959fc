// A site with many discussions to work on at once, written by SQL, and all that bulk acts change of them.
import type { BulkCall } from './patient-client.ts';
import { inParts } from './patient-client.ts';

type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface Size {
  discussions: number;
  commentsEach: number;
}

/** Answers the ids. Every fourth comment answers the one before it. */
export async function writeManyDiscussions(
  query: Query,
  { discussions, commentsEach }: Size,
  userID: number,
): Promise<number[]> {
  const { rows } = await query(
    `insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html, next_comment_number)
     select 'Swarm ' || n, 1, $1, $1, 'Bees.', 'text', '<p>Bees.</p>', $3::int + 1
     from generate_series(1, $2::int) n returning discussion_id`,
    [userID, discussions, commentsEach],
  );
  const ids = (rows as { discussion_id: number }[]).map((row) => row.discussion_id);
  await query(
    `with fresh as materialized (
       select nextval('comments_comment_id_seq')::int as id, d, n
       from unnest($1::int[]) d, generate_series(1, $2::int) n)
     insert into comments (comment_id, discussion_id, parent_comment_id, top_comment_id, depth, number, insert_user_id, body, format, body_html)
     select fresh.id, fresh.d, above.id, coalesce(above.id, fresh.id), case when above.id is null then 1 else 2 end,
       fresh.n, $3, 'Bees.', 'text', '<p>Bees.</p>'
     from fresh left join fresh above on fresh.n % 4 = 0 and above.d = fresh.d and above.n = fresh.n - 1
     order by fresh.d, fresh.n`,
    [ids, commentsEach, userID],
  );
  return ids;
}

/** All that bulk acts change, but for the counts of where something was moved to. */
export async function stateOfAll(query: Query, ids: readonly number[]) {
  const rowsOf = async (text: string, values: unknown[] = []) => (await query(text, values)).rows;
  return {
    discussions: await rowsOf(
      `select discussion_id, type, name, body, category_id, date_held, date_removed, date_purge, date_closed is null as is_open,
         score, count_comments, count_top_comments, last_comment_id, last_user_id, date_last_comment
       from discussions where discussion_id = any($1) order by 1`,
      [[...ids]],
    ),
    comments: await rowsOf(
      `select comment_id, discussion_id, number, parent_comment_id, top_comment_id, depth, count_child_comments
       from comments order by 1`,
    ),
    users: await rowsOf('select user_id, count_discussions, count_comments from users order by 1'),
    category: await rowsOf('select count_discussions, count_comments from categories where category_id = 1'),
  };
}

export const deletionOf = (ids: readonly number[]): BulkCall[] =>
  inParts(ids).map((discussionIDs) => ['DELETE', '/discussions/list', { discussionIDs }]);

export const moveOf = (ids: readonly number[], categoryID: number): BulkCall[] =>
  inParts(ids).map((discussionIDs) => [
    'PATCH',
    '/discussions/move',
    { discussionIDs, categoryID, addRedirects: true },
  ]);

export const mergeOf = (ids: readonly number[], destinationDiscussionID: number): BulkCall[] =>
  inParts(ids).map((discussionIDs) => [
    'PATCH',
    '/discussions/merge',
    { discussionIDs, destinationDiscussionID },
  ]);

export const splitOf = (commentIDs: readonly number[]): BulkCall[] => [
  [
    'POST',
    '/discussions/split',
    {
      commentIDs,
      newPost: { name: 'Split off', categoryID: 1, postType: 'discussion', authorType: 'me' },
    },
  ],
];

export const undoOf = (runID: string): BulkCall[] => [['POST', '/audit-logs/undo', { runID }]];
