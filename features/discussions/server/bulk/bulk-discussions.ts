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

/** As after a visit at that time: what came later is new to these members, also where they joined later. */
export async function markRead(
  tx: Transaction,
  userIDs: readonly number[],
  lastVisit: string,
): Promise<void> {
  await tx.execute(sql`
    insert into read_up_to (user_id, category_id, date_read)
    select user_id, 0, ${lastVisit}::timestamptz from unnest(${[...userIDs]}::int[]) as reader (user_id)
    on conflict do nothing`);
}

/** Visits that `markRead` made up, before somebody joined. */
export async function removeEarlierVisits(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from read_up_to r using users u where u.user_id = r.user_id and r.date_read < u.date_inserted`);
}
