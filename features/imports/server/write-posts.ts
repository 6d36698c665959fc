// Discussions and comments in bulk, with all that hangs on them.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { PreparedBody } from './bodies.ts';
import { insertRows } from './insert-rows.ts';

export interface DiscussionRow {
  discussion_id: number;
  type: 'discussion' | 'question';
  name: string;
  category_id: number;
  insert_user_id: number;
  update_user_id?: number | undefined;
  status_id: number;
  date_closed?: string | undefined;
  pin_location?: 'category' | 'recent' | undefined;
  date_pinned?: string | undefined;
  date_held?: string | undefined;
  count_views: number;
  score: number;
  date_inserted: string;
  date_updated?: string | undefined;
  next_comment_number: number;
  count_comments?: number;
  count_top_comments?: number;
  last_comment_id?: number | undefined;
  last_user_id?: number;
  date_last_comment?: string;
  body: PreparedBody;
}

export interface CommentRow {
  comment_id: number;
  discussion_id: number;
  parent_comment_id?: number | undefined;
  top_comment_id: number;
  depth: number;
  number: number;
  count_child_comments?: number;
  insert_user_id: number;
  update_user_id?: number | undefined;
  score: number;
  date_held?: string | undefined;
  date_inserted: string;
  date_updated?: string | undefined;
  body: PreparedBody;
}

const BODY = { body: 'text', format: 'text', body_html: 'text', renderer_version: 'smallint' } as const;
const POST = {
  insert_user_id: 'int',
  update_user_id: 'int',
  score: 'int',
  imported_score: 'int',
  date_held: 'timestamptz',
  date_inserted: 'timestamptz',
  date_updated: 'timestamptz',
} as const;

const DISCUSSION = {
  discussion_id: 'int',
  type: 'text',
  name: 'text',
  category_id: 'int',
  ...POST,
  ...BODY,
  excerpt: 'text',
  image: 'jsonb',
  status_id: 'int',
  date_closed: 'timestamptz',
  pin_location: 'text',
  date_pinned: 'timestamptz',
  count_views: 'int',
  count_comments: 'int',
  count_top_comments: 'int',
  last_comment_id: 'int',
  last_user_id: 'int',
  date_last_comment: 'timestamptz',
  next_comment_number: 'int',
} as const;

const COMMENT = {
  comment_id: 'int',
  discussion_id: 'int',
  parent_comment_id: 'int',
  top_comment_id: 'int',
  depth: 'smallint',
  number: 'int',
  count_child_comments: 'int',
  ...POST,
  ...BODY,
  image: 'jsonb',
} as const;

/** Where comments come later, counters and last comments follow at the end of the import. */
export async function insertDiscussions(tx: Transaction, rows: readonly DiscussionRow[]): Promise<void> {
  const full = rows.map(({ body, ...row }) => ({
    count_comments: 0,
    count_top_comments: 0,
    last_user_id: row.insert_user_id,
    date_last_comment: row.date_inserted,
    ...row,
    ...body.columns,
    excerpt: body.excerpt,
    image: body.image ?? undefined,
    imported_score: row.score,
  }));
  await insertRows(tx, 'discussions', DISCUSSION, full);
  await insertMentions(
    tx,
    'discussion',
    rows.map((row) => ({ ...row, id: row.discussion_id })),
  );
}

export async function insertComments(tx: Transaction, rows: readonly CommentRow[]): Promise<void> {
  const full = rows.map(({ body, ...row }) => ({
    count_child_comments: 0,
    ...row,
    ...body.columns,
    image: body.image ?? undefined,
    imported_score: row.score,
  }));
  await insertRows(tx, 'comments', COMMENT, full);
  await insertMentions(
    tx,
    'comment',
    rows.map((row) => ({ ...row, id: row.comment_id })),
  );
}

export async function insertMentions(
  tx: Transaction,
  recordType: 'discussion' | 'comment',
  posts: readonly { id: number; body: PreparedBody; date_inserted: string }[],
): Promise<void> {
  const rows = posts.flatMap(({ id, body, date_inserted }) =>
    body.mentionedIDs.map((user_id) => ({ record_type: recordType, record_id: id, user_id, date_inserted })),
  );
  const columns = { record_type: 'text', record_id: 'int', user_id: 'int', date_inserted: 'timestamptz' };
  await insertRows(tx, 'user_mentions', columns, rows, sql`on conflict do nothing`);
}

export interface ImportedReactions {
  record_type: 'discussion' | 'comment';
  record_id: number;
  urlcode: string;
  imported: number;
}

/** How often people reacted on the old site: numbers without names. */
export async function setImportedReactions(
  tx: Transaction,
  rows: readonly ImportedReactions[],
): Promise<void> {
  const given = rows.filter((row) => row.imported > 0);
  await insertRows(
    tx,
    'reaction_totals',
    { record_type: 'text', record_id: 'int', urlcode: 'text', imported: 'int' },
    given,
    sql`on conflict (record_type, record_id, urlcode) do update set imported = excluded.imported
      where reaction_totals.imported <> excluded.imported`,
  );
}

export interface AnswerRow {
  comment_id: number;
  discussion_id: number;
  accept_user_id?: number | undefined;
  date_accepted: string;
}

export async function insertAcceptedAnswers(tx: Transaction, rows: readonly AnswerRow[]): Promise<void> {
  const columns = {
    comment_id: 'int',
    discussion_id: 'int',
    status: 'text',
    accept_user_id: 'int',
    date_accepted: 'timestamptz',
  };
  const accepted = rows.map((row) => ({ ...row, status: 'accepted' }));
  await insertRows(tx, 'answers', columns, accepted, sql`on conflict do nothing`);
}

export async function insertOldPaths(
  tx: Transaction,
  rows: readonly { path: string; record_type: string; record_id: number }[],
): Promise<void> {
  const columns = { path: 'text', record_type: 'text', record_id: 'int' };
  // Two old sites may share a path: the one that came first keeps it.
  await insertRows(tx, 'old_paths', columns, rows, sql`on conflict do nothing`);
}
