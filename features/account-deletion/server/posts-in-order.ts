// The posts of a member in the order of an index, so that going on after any of them costs the same: the oldest first, or,
// where what is answered has to go after its answers, the newest.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { MOST_LEFT, type Position } from './removal-step.ts';

export type RecordType = 'discussion' | 'comment';

export interface PostPosition extends Position {
  date: string;
}

const tableOf = (recordType: RecordType) => sql.raw(recordType === 'discussion' ? 'discussions' : 'comments');

/** Tombstones among them only where they are asked for. */
export function postsAfter(
  db: Queryable,
  recordType: RecordType,
  { limit, ...wanted }: PostsWanted & { limit: number },
): Promise<PostPosition[]> {
  const id = sql.raw(`${recordType}_id`);
  return db.rows<PostPosition>(sql`
    select ${id} as id, date_inserted::text as date from ${tableOf(recordType)}
    where ${isWanted(recordType, wanted)}
    order by ${wanted.isNewestFirst ? sql`date_inserted desc, ${id} desc` : sql`date_inserted, ${id}`} limit ${sql.integer(limit)}`);
}

interface PostsWanted {
  userID: number;
  after: Position | null;
  isNewestFirst?: boolean;
  condition?: Sql | undefined;
}

export function countAfter(recordType: RecordType, wanted: PostsWanted): Sql {
  return sql`select count(*) from (
    select from ${tableOf(recordType)} where ${isWanted(recordType, wanted)} limit ${sql.integer(MOST_LEFT + 1)}) counted`;
}

function isWanted(recordType: RecordType, { userID, after, isNewestFirst, condition }: PostsWanted): Sql {
  const id = sql.raw(`${recordType}_id`);
  const behind = sql.raw(isNewestFirst ? '<' : '>');
  return sql.and([
    sql`insert_user_id = ${userID}`,
    after?.date !== undefined &&
      sql`(date_inserted, ${id}) ${behind} (${after.date}::timestamptz, ${after.id}::int)`,
    condition,
  ]);
}
