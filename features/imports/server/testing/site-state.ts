// Everything an import writes, in a form that two sites can be compared by.
import { createHash } from 'node:crypto';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Site } from '../../../../platform/server/site/site.ts';

/** Tables, and what in them is of the clock and not of the export. */
const TABLES: readonly (readonly [table: string, clockColumns: string[]])[] = [
  ['users', []],
  ['user_roles', ['date_inserted']],
  ['categories', ['date_inserted']],
  ['discussions', []],
  ['comments', []],
  ['tags', ['date_inserted']],
  ['discussion_tags', []],
  ['reaction_totals', []],
  ['reactions', []],
  ['accepted_replies', []],
  ['bookmarks', []],
  ['user_mentions', []],
  ['post_revisions', []],
  ['imported_records', []],
  ['imported_members', []],
  ['imported_badges', []],
  ['profile_field_values', []],
  ['import_rejections', []],
  ['import_notes', []],
  ['role_permissions', []],
  ['old_paths', []],
  ['search_documents', ['date_inserted']],
  ['search_words', []],
];

/** Those that add-ons bring, by the migrations of the add-on. */
const found = import.meta.glob<string>('../../../../addons/*/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const OF_ADDONS = Object.values(found)
  .flatMap((text) => [...text.matchAll(/\bcreate table (\w+)/g)])
  .map(([, table = '']): [string, string[]] => [table, []]);

export async function siteState(db: Queryable): Promise<Record<string, string>> {
  const state: Record<string, string> = {};
  for (const [table, clockColumns] of [...TABLES, ...OF_ADDONS]) {
    const rows = await db.rows<{ row: string }>(sql`
      select (to_jsonb(t) - ${clockColumns}::text[])::text as row from ${sql.raw(table)} t
      ${table === 'users' || table === 'user_roles' ? sql`where t.user_id > 1` : sql.empty}
      order by 1`);
    const hash = createHash('sha256');
    for (const { row } of rows) hash.update(row);
    state[table] = `${rows.length} rows ${hash.digest('hex').slice(0, 16)}`;
  }
  return state;
}

/** How many counters differ from what they count, by name. */
export async function wrongCounters(site: Site): Promise<Record<string, number>> {
  const wrong: Record<string, number> = {};
  for (const { name, run } of site.features.all.flatMap((feature) => feature.recounts ?? [])) {
    const differed = await run(site.database, true);
    if (differed > 0) wrong[name] = differed;
  }
  return wrong;
}

/** Every row of every table, but for the list of processes that are there now: their own clock writes in it. */
export async function checksums(db: Queryable): Promise<Record<string, string>> {
  const tables = await db.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'processes' order by 1`);
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const row = await db.row<{ sum: string }>(sql`
      select count(*) || ' rows ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum
      from ${sql.raw(`"${name}"`)} t`);
    sums[name] = row?.sum ?? '';
  }
  return sums;
}
