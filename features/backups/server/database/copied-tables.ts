// Which tables and sequences a database has, as its catalogue says. Whose they are makes no difference to a backup.
import type pg from 'pg';

export interface CopiedTable {
  name: string;
  /** Without those that PostgreSQL computes itself. */
  columns: string[];
  /** Of its primary key; of all its columns where it has none. */
  key: string[];
}

/** Of who is running now: of no use to who restores it. */
const OF_RUNNING_PROCESSES = ['processes'];

export async function copiedTables(
  client: pg.ClientBase,
  leftOut: readonly string[] = [],
): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attname) as columns,
       coalesce(
         array_agg(a.attname::text order by array_position(p.conkey, a.attnum)) filter (where a.attnum = any(p.conkey)),
         array_agg(a.attname::text order by a.attname)
       ) as key
     from pg_class c
     left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.oid, c.relname order by c.relname`,
    [[...OF_RUNNING_PROCESSES, ...leftOut]],
  );
  return rows;
}

export interface SequenceValue {
  name: string;
  lastValue: string;
}

/** Numbers are given out outside of transactions: read last, none is lower than what was copied. */
export async function sequenceValues(client: pg.ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
