// Many rows in one statement: they travel as one JSON value, whatever their columns.
import { cleanText } from './clean-text.ts';
import type { Queryable } from './database.ts';
import { type Sql, sql } from './sql.ts';

interface Values {
  int: number;
  smallint: number;
  text: string;
  boolean: boolean;
  timestamptz: string;
  jsonb: object;
}
type TypeName = keyof Values;

/** Each column's name and type; `text?` may be missing in a row. Names and types are constants of ours. */
export type Columns = Readonly<Record<string, TypeName | `${TypeName}?`>>;

type ValueOf<Type> = Type extends `${infer Name extends TypeName}?` ? Values[Name] : Values[Type & TypeName];

/** What a row of these columns is. */
export type RowOf<C extends Columns> = {
  -readonly [Name in keyof C as C[Name] extends TypeName ? Name : never]: ValueOf<C[Name]>;
} & {
  -readonly [Name in keyof C as C[Name] extends TypeName ? never : Name]?: ValueOf<C[Name]> | undefined;
};

/** Answers how many rows were written. */
export async function insertRows<const C extends Columns>(
  db: Queryable,
  table: string,
  columns: C,
  rows: readonly RowOf<C>[],
  conflict: Sql = sql.empty,
): Promise<number> {
  if (rows.length === 0) return 0;
  const names = sql.raw(Object.keys(columns).join(', '));
  return db.execute(sql`
    insert into ${sql.raw(table)} (${names}) select ${names} from ${recordset(columns, rows)} ${conflict}`);
}

/** The rows as a table named `given`. */
export function recordset<const C extends Columns>(columns: C, rows: readonly RowOf<C>[]): Sql {
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type.replace('?', '')}`);
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
