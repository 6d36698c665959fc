// Discussions written by the hundred, and without events (0013): for imports and the demo.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { insertRows, type RowOf } from '../../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { BODY_COLUMNS, bodyColumnsOf, insertMentions, POST_COLUMNS, type WrittenBody } from './bulk-posts.ts';

const DISCUSSION = {
  discussion_id: 'int',
  type: 'text',
  /** Where it is not an original one. */
  post_type_id: 'text?',
  name: 'text',
  category_id: 'int',
  ...POST_COLUMNS,
  status_id: 'int',
  date_closed: 'timestamptz?',
  pin_location: 'text?',
  date_pinned: 'timestamptz?',
  count_views: 'int',
  count_comments: 'int?',
  count_top_comments: 'int?',
  last_comment_id: 'int?',
  last_user_id: 'int?',
  date_last_comment: 'timestamptz?',
  next_comment_number: 'int',
} as const;

export type NewDiscussionRow = RowOf<typeof DISCUSSION> & { body: WrittenBody };

/** Where comments come later, counters and last comments are set right by the recounts. */
export async function insertDiscussions(tx: Transaction, rows: readonly NewDiscussionRow[]): Promise<void> {
  const full = rows.map((row) => ({
    count_comments: 0,
    count_top_comments: 0,
    last_user_id: row.insert_user_id,
    date_last_comment: row.date_inserted,
    ...row,
    ...bodyColumnsOf(row),
    excerpt: row.body.excerpt,
  }));
  await insertRows(tx, 'discussions', { ...DISCUSSION, ...BODY_COLUMNS, excerpt: 'text' }, full);
  await insertMentions(
    tx,
    'discussion',
    rows.map((row) => ({ ...row, id: row.discussion_id })),
  );
}

export type Opening = Pick<
  NewDiscussionRow,
  'insert_user_id' | 'date_inserted' | 'date_updated' | 'score' | 'body'
>;

/** The opening post of a discussion that stood with a line in its place. */
export async function replaceOpening(
  tx: Transaction,
  discussionID: number,
  { insert_user_id, date_inserted, date_updated, score, body }: Opening,
): Promise<void> {
  const { columns, excerpt, image } = body;
  await tx.execute(sql`
    update discussions set insert_user_id = ${insert_user_id}, body = ${columns.body}, format = ${columns.format},
      body_html = ${columns.body_html}, renderer_version = ${columns.renderer_version}, excerpt = ${excerpt},
      image = ${image === null ? null : JSON.stringify(image)}::jsonb, date_inserted = ${date_inserted},
      date_updated = ${date_updated ?? null}::timestamptz, score = score - imported_score + ${score},
      imported_score = ${score}
    where discussion_id = ${discussionID}`);
  await insertMentions(tx, 'discussion', [{ id: discussionID, body, date_inserted }]);
}

/** As after a visit at that time: what came later is new to these members. What they have read already stays read. */
export async function markRead(
  tx: Transaction,
  userIDs: readonly number[],
  discussionIDs: readonly number[],
  lastVisit: string,
): Promise<void> {
  await tx.execute(sql`
    insert into discussion_reads (user_id, discussion_id, count_comments_read, last_number_read, date_last_viewed)
    select user_id, d.discussion_id, count(c.comment_id), coalesce(max(c.number), 0), ${lastVisit}::timestamptz
    from unnest(${[...userIDs]}::int[]) as reader (user_id)
    cross join discussions d
    left join comments c on c.discussion_id = d.discussion_id and c.date_inserted <= ${lastVisit}::timestamptz
    where d.discussion_id = any(${[...discussionIDs]}) and d.date_inserted <= ${lastVisit}::timestamptz
    group by user_id, d.discussion_id
    on conflict do nothing`);
}
