// Bodies of imported posts, changed after they were written: stored and rendered again.
import type { Queryable, Transaction } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { type PreparedBody, prepareBody } from '../bodies.ts';
import type { ImportRun } from '../import-run.ts';
import { recordset } from '../insert-rows.ts';
import { lockInOrder } from '../lock-in-order.ts';
import { type Member, membersByID } from '../members.ts';

export interface ChangedPost {
  id: number;
  /** As it was read: what somebody has edited since is left alone. */
  before: string;
  source: string;
  format: 'markdown' | 'html';
}

/** Answers the rendered bodies, in the order of the posts. */
export async function storePosts(
  run: ImportRun,
  tx: Transaction,
  recordType: 'discussion' | 'comment',
  changed: readonly ChangedPost[],
): Promise<string[]> {
  const mentioned = await mentionedIn(
    tx,
    recordType,
    changed.map((each) => each.id),
  );
  const rows = changed.map((each) => {
    const body: PreparedBody = prepareBody(each, run.rendering, mentioned.get(each.id));
    return {
      id: each.id,
      before: each.before,
      ...body.columns,
      excerpt: body.excerpt,
      image: body.image ?? undefined,
    };
  });
  await lockInOrder(
    tx,
    `${recordType}s`,
    rows.map((row) => row.id),
  );
  const columns = {
    id: 'int',
    before: 'text',
    body: 'text',
    body_html: 'text',
    excerpt: 'text',
    image: 'jsonb',
  };
  await tx.execute(sql`
    update ${sql.raw(`${recordType}s`)} p set body = given.body, body_html = given.body_html, image = given.image
      ${recordType === 'discussion' ? sql`, excerpt = given.excerpt` : sql.empty}
    from ${recordset(columns, rows)}
    where p.${sql.raw(`${recordType}_id`)} = given.id and p.body = given.before`);
  return rows.map((row) => row.body_html);
}

/** Those the post mentioned when it was written: nobody else becomes linked by rendering it again. */
async function mentionedIn(
  db: Queryable,
  recordType: string,
  ids: readonly number[],
): Promise<Map<number, Map<string, Member>>> {
  const rows = await db.rows<{ record_id: number; user_id: number }>(sql`
    select record_id, user_id from user_mentions where record_type = ${recordType} and record_id = any(${ids})`);
  const members = await membersByID(
    db,
    rows.map((row) => row.user_id),
  );
  const byPost = new Map<number, Map<string, Member>>();
  for (const { record_id, user_id } of rows) {
    const member = members.get(user_id);
    const ofPost = byPost.get(record_id) ?? new Map<string, Member>();
    if (member) byPost.set(record_id, ofPost.set(member.name.toLowerCase(), member));
  }
  return byPost;
}
