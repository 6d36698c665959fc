// What a database is made of, as sorted lines, for tests that compare two. Not compared: the order of columns, the names
// that PostgreSQL gives to `not null`, and the parentheses of constraints, of which a restored dump has fewer.
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export async function schemaOf(database: Database): Promise<string[]> {
  const rows = await database.rows<{ line: string }>(sql`
    with ours as (
      select oid, nspname from pg_namespace
      where nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg\_toast%' and nspname not like 'pg\_temp%'
    ), relations as (
      select c.oid, c.oid::regclass::text as name, c.relkind, c.reloptions
      from pg_class c join ours on ours.oid = c.relnamespace
    )
    select format('relation %s %s %s', name, relkind, reloptions) as line from relations
    union all
    select format('column %s.%s %s %s %s %s %s%s', r.name, attname, format_type(atttypid, atttypmod),
      case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid), attcollation::regcollation,
      attgenerated, attidentity)
    from relations r join pg_attribute on attrelid = r.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where r.relkind in ('r', 'v', 'm', 'p')
    union all
    select format('constraint %s %s %s', r.name, conname, translate(pg_get_constraintdef(pg_constraint.oid), '()', ''))
    from relations r join pg_constraint on conrelid = r.oid and contype <> 'n'
    union all
    select pg_get_indexdef(oid) from relations where relkind = 'i'
    union all
    select pg_get_triggerdef(pg_trigger.oid) from relations r join pg_trigger on tgrelid = r.oid and not tgisinternal
    union all
    select format('function %s %s', pg_proc.oid::regprocedure, md5(prosrc)) from pg_proc join ours on ours.oid = pronamespace
    union all
    select format('type %s %s', t.oid::regtype, array_agg(enumlabel order by enumsortorder))
    from pg_type t join ours on ours.oid = typnamespace join pg_enum on enumtypid = t.oid group by t.oid
    union all
    select format('extension %s', extname) from pg_extension
    order by line`);
  return rows.map((row) => row.line);
}
