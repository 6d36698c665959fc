// All rows about some records, in whichever table: a new table is looked at by itself.
import type { Database } from '../../platform/server/db/database.ts';
import { sql } from '../../platform/server/db/sql.ts';

/** By the columns that name a record. */
export interface NamedRecords {
  discussion_id: readonly number[];
  comment_id: readonly number[];
  category_id: readonly number[];
  case_id: readonly number[];
  report_id: readonly number[];
  escalation_id: readonly number[];
  audit_log_id: readonly number[];
}

interface Table {
  table_name: string;
  columns: string[];
}

/** Each table's, without those of this member. How often something was seen is no matter of rights. */
export async function rowsAbout(
  database: Pick<Database, 'rows'>,
  records: NamedRecords,
  exceptOfUserID: number,
): Promise<Map<string, string>> {
  const tables = await database.rows<Table>(sql`
    select c.table_name, array_agg(c.column_name::text) as columns from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`);
  const rows = new Map<string, string>();
  for (const { table_name: table, columns } of tables) {
    const condition = conditionOn(columns, records, exceptOfUserID);
    if (!condition) continue;
    const found = await database.rows<{ row: string }>(sql`
      select (to_jsonb(t) - 'count_views')::text as row from ${sql.raw(`"${table}"`)} t
      where ${sql.raw(condition)} order by 1`);
    rows.set(table, found.map(({ row }) => row).join('\n'));
  }
  return rows;
}

function conditionOn(
  columns: readonly string[],
  records: NamedRecords,
  exceptOfUserID: number,
): string | undefined {
  const named = Object.entries(records)
    .filter(([column]) => columns.includes(column))
    .map(([column, ids]) => `${column} in (${ids.join(', ')})`);
  if (columns.includes('record_type') && columns.includes('record_id'))
    for (const type of ['discussion', 'comment'] as const)
      named.push(`(record_type = '${type}' and record_id in (${records[`${type}_id`].join(', ')}))`);
  if (named.length === 0) return undefined;
  const isOwn = columns.includes('user_id') ? ` and user_id is distinct from ${exceptOfUserID}` : '';
  return `(${named.join(' or ')})${isOwn}`;
}
