// Takes away everything that a site has in its schema, and nothing else: extensions and what is theirs stay.
import type pg from 'pg';
import { quoted } from './copied-tables.ts';

const notOfExtensions = (id: string): string =>
  `not exists (select from pg_depend d where d.objid = ${id} and d.deptype = 'e')`;

const TABLES = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${notOfExtensions('pg_class.oid')}`;
const VIEWS = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'v' and ${notOfExtensions('pg_class.oid')}`;
const FUNCTIONS = `select oid::regprocedure::text as name from pg_proc
  where pronamespace = 'public'::regnamespace and ${notOfExtensions('pg_proc.oid')}`;
const SEQUENCES = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'S' and ${notOfExtensions('pg_class.oid')}`;
const TYPES = `select typname as name from pg_type
  where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and ${notOfExtensions('pg_type.oid')}`;
const TEXT_SEARCH = `select cfgname as name from pg_ts_config
  where cfgnamespace = 'public'::regnamespace and ${notOfExtensions('pg_ts_config.oid')}`;

export async function emptySchema(client: pg.ClientBase): Promise<void> {
  const names = async (statement: string) =>
    (await client.query<{ name: string }>(statement)).rows.map(({ name }) => name);
  for (const name of await names(VIEWS)) await client.query(`drop view if exists ${quoted(name)} cascade`);
  for (const name of await names(TABLES)) await client.query(`drop table if exists ${quoted(name)} cascade`);
  for (const name of await names(FUNCTIONS)) await client.query(`drop routine if exists ${name} cascade`);
  for (const name of await names(SEQUENCES))
    await client.query(`drop sequence if exists ${quoted(name)} cascade`);
  for (const name of await names(TYPES)) await client.query(`drop type if exists ${quoted(name)} cascade`);
  for (const name of await names(TEXT_SEARCH))
    await client.query(`drop text search configuration if exists ${quoted(name)} cascade`);
}
