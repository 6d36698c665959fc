// What is stored for one person alone is marked by its foreign key: `references users on delete cascade`.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { FROM_THE_BEGINNING, type RemovalStep } from './removal-step.ts';

export interface PersonalTable {
  /** Both as they stand in a statement, quoted where need be. */
  name: string;
  column: string;
}

export function personalTables(db: Queryable): Promise<PersonalTable[]> {
  return db.rows<PersonalTable>(sql`
    select k.conrelid::regclass::text as name, quote_ident(a.attname) as column
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'users'::regclass and k.confdeltype = 'c' and cardinality(k.conkey) = 1
      -- Others see counts of the ones, and wrote the others; the counts of posts go with the posts. These go in other ways, or stay.
      and k.conrelid <> all('{reactions, user_mentions, member_post_counts}'::regclass[])
    order by 1, 2`);
}

export const isTheirs = ({ column }: PersonalTable, userID: number): Sql =>
  sql`${sql.raw(column)} = ${userID}`;

/** So many of a table at once: most people have fewer of each. */
const BATCH = 1000;

/** Answers whether there may be more. Each table in its own statement, its rows in one order. */
export async function forgetPersonalRows(db: Queryable, userID: number): Promise<boolean> {
  let isMore = false;
  for (const table of await personalTables(db)) {
    const name = sql.raw(table.name);
    const gone = await db.execute(sql`
      delete from ${name} where ctid in (
        select ctid from ${name} where ${isTheirs(table, userID)}
        order by ctid limit ${sql.integer(BATCH)} for update)`);
    isMore ||= gone === BATCH;
  }
  return isMore;
}

/** What was too much for the transaction in which the account went, or came in at that moment. */
export const forgetPersonalRest: RemovalStep = {
  name: 'personal',
  run: async (ctx, userID, _after, turn) => {
    while (await forgetPersonalRows(ctx.db, userID)) if (turn.isOver) return FROM_THE_BEGINNING;
    return undefined;
  },
};

/** `bookmarks`, `accessTokens`: only what there is something of, each up to a number. */
export async function countPersonalRows(
  db: Queryable,
  userID: number,
  most: number,
): Promise<{ name: string; count: number }[]> {
  const tables = await personalTables(db);
  const counts = tables.map(
    (table) =>
      sql`select ${table.name}::text as name, count(*)::int as count
        from (select from ${sql.raw(table.name)} where ${isTheirs(table, userID)} limit ${sql.integer(most)}) first`,
  );
  const rows = await db.rows<{ name: string; count: number }>(sql`
    select name, sum(count)::int as count from (${sql.join(counts, ' union all ')}) counted
    group by name having sum(count) > 0 order by name`);
  return rows.map(({ name, count }) => ({ name: inCamelCase(name), count }));
}

function inCamelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
