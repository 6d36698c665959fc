// Many rows in one statement: they travel as one JSON value, whatever their columns.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { cleanText } from './clean-text.ts';

/** Each column's name and type. */
export type Columns = Readonly<Record<string, string>>;

/** Answers how many rows were written. Names and types are constants of ours. */
export async function insertRows(
  db: Queryable,
  table: string,
  columns: Columns,
  rows: readonly object[],
  conflict: Sql = sql.empty,
): Promise<number> {
  if (rows.length === 0) return 0;
  const names = sql.raw(Object.keys(columns).join(', '));
  return db.execute(sql`
    insert into ${sql.raw(table)} (${names}) select ${names} from ${recordset(columns, rows)} ${conflict}`);
}

/** The rows as a table named `given`. */
export function recordset(columns: Columns, rows: readonly object[]): Sql {
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  return sql`json_to_recordset(${asJson(rows)}::json) as given (${sql.raw(typed.join(', '))})`;
}

/** PostgreSQL takes neither NUL nor half a surrogate pair, wherever they come from. */
function asJson(rows: readonly object[]): string {
  const text = JSON.stringify(rows);
  if (!/\\u(?:0000|d[89a-f])/i.test(text)) return text;
  return JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' ? cleanText(value) : value,
  );
}
