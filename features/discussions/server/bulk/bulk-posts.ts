// What discussions and comments have in common where many of them are written at a time, and without events (0013): for
// imports and the demo.
import type { Queryable, Transaction } from '../../../../platform/server/db/database.ts';
import { insertRows, type RowOf, recordset } from '../../../../platform/server/db/insert-rows.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import { removeReactions } from '../../../reactions/server/reactions-of-posts.ts';

export type PostRecordType = 'discussion' | 'comment';

/** A body with its rendered form, and whom it mentions. */
export interface WrittenBody {
  columns: { body: string; format: string; body_html: string; renderer_version: number };
  excerpt: string;
  image: { url: string; alt: string } | null;
  mentionedIDs: readonly number[];
}

export const POST_COLUMNS = {
  insert_user_id: 'int',
  update_user_id: 'int?',
  score: 'int',
  date_held: 'timestamptz?',
  date_inserted: 'timestamptz',
  date_updated: 'timestamptz?',
} as const;

export const BODY_COLUMNS = {
  body: 'text',
  format: 'text',
  body_html: 'text',
  renderer_version: 'smallint',
  image: 'jsonb?',
  imported_score: 'int',
} as const;

export function bodyColumnsOf({ body, score }: { body: WrittenBody; score: number }) {
  return { ...body.columns, image: body.image ?? undefined, imported_score: score };
}

export async function insertMentions(
  tx: Transaction,
  recordType: PostRecordType,
  posts: readonly { id: number; body: WrittenBody; date_inserted: string }[],
): Promise<void> {
  const rows = posts.flatMap(({ id, body, date_inserted }) =>
    body.mentionedIDs.map((user_id) => ({ record_type: recordType, record_id: id, user_id, date_inserted })),
  );
  const columns = {
    record_type: 'text',
    record_id: 'int',
    user_id: 'int',
    date_inserted: 'timestamptz',
  } as const;
  await insertRows(tx, 'user_mentions', columns, rows, sql`on conflict do nothing`);
}

const REVISION = {
  record_type: 'text',
  record_id: 'int',
  body: 'text',
  format: 'text',
  insert_user_id: 'int?',
  date_inserted: 'timestamptz?',
} as const;

export async function insertRevisions(
  tx: Transaction,
  rows: readonly RowOf<typeof REVISION>[],
): Promise<void> {
  await insertRows(tx, 'post_revisions', REVISION, rows);
}

const postsOf = (recordType: PostRecordType) =>
  sql.raw(recordType === 'discussion' ? 'discussions' : 'comments');
const idOf = (recordType: PostRecordType) =>
  sql.raw(recordType === 'discussion' ? 'discussion_id' : 'comment_id');

/** Rows that others change as well are locked in one order before they are changed (0029). */
export async function lockPosts(
  tx: Transaction,
  recordType: PostRecordType,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const posts = postsOf(recordType);
  const id = idOf(recordType);
  await tx.execute(sql`select from ${posts} where ${id} = any(${[...ids]}) order by ${id} for no key update`);
}

export interface HeldPost {
  id: number;
  discussion_id: number;
  category_id: number;
}

/** Those that were seen until now; the transaction must have them locked. */
export function holdPosts(
  tx: Transaction,
  recordType: PostRecordType,
  ids: readonly number[],
): Promise<HeldPost[]> {
  const posts = postsOf(recordType);
  const id = idOf(recordType);
  return tx.rows<HeldPost>(sql`
    update ${posts} held set date_held = now() where ${id} = any(${[...ids]}) and date_held is null
    returning ${id} as id, discussion_id,
      (select category_id from discussions d where d.discussion_id = held.discussion_id) as category_id`);
}

/** `before`: as it was read. What somebody has edited since is left alone. */
const CHANGED_BODY = {
  id: 'int',
  before: 'text',
  body: 'text',
  body_html: 'text',
  excerpt: 'text',
  image: 'jsonb?',
} as const;

export async function changeBodies(
  tx: Transaction,
  recordType: PostRecordType,
  rows: readonly RowOf<typeof CHANGED_BODY>[],
): Promise<void> {
  const posts = postsOf(recordType);
  const id = idOf(recordType);
  await lockPosts(
    tx,
    recordType,
    rows.map((row) => row.id),
  );
  await tx.execute(sql`
    update ${posts} p set body = given.body, body_html = given.body_html, image = given.image
      ${recordType === 'discussion' ? sql`, excerpt = given.excerpt` : sql.empty}
    from ${recordset(CHANGED_BODY, rows)}
    where p.${id} = given.id and p.body = given.before`);
}

/** What goes with posts and has no foreign key. `posts` is a condition on `record_type` and `record_id`. */
export async function removeWhatPostsLeave(db: Queryable, posts: Sql): Promise<void> {
  await removeReactions(db, posts);
  await db.execute(sql`delete from post_revisions where ${posts}`);
  await db.execute(sql`delete from user_mentions where ${posts}`);
}
