// Comments written by the hundred, and without events (0013): for imports and the demo.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { insertRows, type RowOf } from '../../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import {
  BODY_COLUMNS,
  bodyColumnsOf,
  insertMentions,
  lockPosts,
  POST_COLUMNS,
  type WrittenBody,
} from '../../../discussions/server/bulk/bulk-posts.ts';
import { settleNow } from '../../../discussions/server/member-counts/settle-moved.ts';

const COMMENT = {
  comment_id: 'int',
  discussion_id: 'int',
  parent_comment_id: 'int?',
  top_comment_id: 'int',
  depth: 'smallint',
  number: 'int',
  count_child_comments: 'int?',
  ...POST_COLUMNS,
} as const;

export type NewCommentRow = RowOf<typeof COMMENT> & { body: WrittenBody };

export async function insertComments(tx: Transaction, rows: readonly NewCommentRow[]): Promise<void> {
  const full = rows.map((row) => ({ count_child_comments: 0, ...row, ...bodyColumnsOf(row) }));
  await insertRows(tx, 'comments', { ...COMMENT, ...BODY_COLUMNS }, full);
  await insertMentions(
    tx,
    'comment',
    rows.map((row) => ({ ...row, id: row.comment_id })),
  );
}

/** Comments that came in several passes are numbered by time, as if they had been written here. */
export async function numberByTime(tx: Transaction, discussionIDs: readonly number[]): Promise<void> {
  const ids = [...discussionIDs];
  await lockPosts(tx, 'discussion', ids);
  await tx.execute(sql`
    select from comments where discussion_id = any(${ids}) order by comment_id for no key update`);
  await settleNow(tx, ids);
  // Numbers are unique in their discussion at every moment, so all of them step aside first.
  await tx.execute(sql`update comments set number = -number where discussion_id = any(${ids})`);
  await tx.execute(sql`
    update comments c set number = ranked.rank
    from (
      select comment_id,
        row_number() over (partition by discussion_id order by date_inserted, comment_id)::int as rank
      from comments where discussion_id = any(${ids})
    ) ranked
    where c.comment_id = ranked.comment_id`);
}
