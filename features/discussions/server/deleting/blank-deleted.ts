// What was deleted is stored for few to read; of a member whose account goes, nothing of what they wrote stays there.
// Records are gone through as they stand: no index knows their authors.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';

/** The records after `afterID`: how many there were, how many of them were changed, and up to where. */
export interface BlankedBatch {
  seen: number;
  changed: number;
  lastID: number | undefined;
}

export interface RecordsAfter {
  authorID: number;
  afterID: number;
  limit: number;
}

export const blank = sql`'{"name": "", "body": "", "body_html": "", "excerpt": "", "image": null}'::jsonb`;
const isTheirs = (record: string, userID: number) =>
  sql`(${sql.raw(record)}->>'insert_user_id')::int = ${userID}`;

export async function blankDeletedComments(
  db: Queryable,
  { authorID, afterID, limit }: RecordsAfter,
): Promise<BlankedBatch> {
  const page = await db.rows<SeenRecord>(sql`
    select comment_id as id, ${isTheirs('record', authorID)} as is_theirs from deleted_comments
    where comment_id > ${afterID} order by comment_id limit ${sql.integer(limit)}`);
  return change(
    db,
    page,
    (ids) => sql`
    update deleted_comments set record = record || ${blank} where comment_id = any(${ids})`,
  );
}

/** Each with up to some hundred comments in it. */
export async function blankDeletedDiscussions(
  db: Queryable,
  { authorID, afterID, limit }: RecordsAfter,
): Promise<BlankedBatch> {
  const isAuthor = isTheirs("record->'discussion'", authorID);
  const page = await db.rows<SeenRecord>(sql`
    select discussion_id as id, ${isAuthor}
        or record->'comments' @> ${JSON.stringify([{ insert_user_id: authorID }])}::jsonb as is_theirs
    from deleted_discussions
    where discussion_id > ${afterID} order by discussion_id limit ${sql.integer(limit)}`);
  return change(
    db,
    page,
    (ids) => sql`
    update deleted_discussions set
      name = case when ${isAuthor} then '' else name end,
      record = record || jsonb_build_object(
        'discussion', case when ${isAuthor} then record->'discussion' || ${blank} else record->'discussion' end,
        'comments', (
          select coalesce(jsonb_agg(case when ${isTheirs('comment', authorID)} then comment || ${blank} else comment end), '[]')
          from jsonb_array_elements(record->'comments') as comment))
    where discussion_id = any(${ids})`,
  );
}

interface SeenRecord {
  id: number;
  is_theirs: boolean;
}

async function change(
  db: Queryable,
  page: readonly SeenRecord[],
  statement: (ids: number[]) => Sql,
): Promise<BlankedBatch> {
  const ids = page.filter((row) => row.is_theirs).map((row) => row.id);
  if (ids.length > 0) await db.execute(statement(ids));
  return { seen: page.length, changed: ids.length, lastID: page.at(-1)?.id };
}
