// Reactions go and move with their posts. Nothing is counted here: whoever removes a post takes its counters back.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { ReactionRecordType } from '../reactions.contract.ts';

/** `posts` is a condition on `record_type` and `record_id`. */
export async function removeReactions(db: Queryable, posts: Sql): Promise<void> {
  await db.execute(sql`delete from reactions where ${posts}`);
  await db.execute(sql`delete from reaction_totals where ${posts}`);
}

interface Post {
  recordType: ReactionRecordType;
  recordID: number;
}

export async function moveReactions(db: Queryable, from: Post, to: Post): Promise<void> {
  const moved = sql`record_type = ${to.recordType}, record_id = ${to.recordID}
    where record_type = ${from.recordType} and record_id = ${from.recordID}`;
  await db.execute(sql`update reactions set ${moved}`);
  await db.execute(sql`update reaction_totals set ${moved}`);
}
