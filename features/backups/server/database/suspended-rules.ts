// Rows are loaded in the order of the alphabet: references and triggers wait until all are there, and indexes are
// made of all rows at once, which takes a fraction of the time.
import type pg from 'pg';
import { quoted } from './copied-tables.ts';

interface Rule {
  table: string;
  name: string;
  definition: string;
}

const REFERENCES = `
  select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/** Without those that stand for a constraint. */
const INDEXES = `
  select i.indrelid::regclass::text as "table", c.relname as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = i.indexrelid)
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** Answers what puts all of them back, where every reference is checked. */
export async function suspendRules(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<Rule>(REFERENCES);
  const { rows: indexes } = await client.query<Rule>(INDEXES);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { name } of indexes) await client.query(`drop index ${quoted(name)}`);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  };
}
