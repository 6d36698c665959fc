// Bodies of imported posts, changed after they were written: stored and rendered again.
import type { Queryable, Transaction } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { changeBodies } from '../../../discussions/server/bulk/bulk-posts.ts';
import { prepareBody } from '../bodies.ts';
import type { ImportRun } from '../import-run.ts';
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
    const { columns, excerpt, image } = prepareBody(each, run.rendering, mentioned.get(each.id));
    const { body, body_html } = columns;
    return { id: each.id, before: each.before, body, body_html, excerpt, image: image ?? undefined };
  });
  await changeBodies(tx, recordType, rows);
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
