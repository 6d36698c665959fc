// What stands beside the records of an export, so that whoever has the file alone can read it: a text, and a JSON Schema
// made of the catalogue of the database and of what its migrations say of each table.
import type { Migration } from '../../../../platform/server/db/migrate.ts';
import type { LeftOutTable } from '../../../../platform/server/feature/feature.ts';
import type { DatabaseReading } from '../database/copy-out.ts';
import { readmeOf } from './export-readme.ts';
import { type JsonSchema, schemaOfType } from './json-schema-of-type.ts';

interface Column {
  table: string;
  about: string | null;
  name: string;
  type: string;
  /** Of an enumeration. */
  labels: string[] | null;
  is_nullable: boolean;
  is_key: boolean;
  /** `users.user_id` */
  refers_to: string | null;
}

export interface RecordDescription {
  name: string;
  about: string | undefined;
  schema: JsonSchema;
}

export async function describeRecords(
  reading: DatabaseReading,
  migrations: readonly Migration[],
  leftOut: ReadonlyMap<string, LeftOutTable>,
): Promise<ReadonlyMap<string, string>> {
  const records = await recordsOf(reading, commentsOf(migrations));
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Records of an export of a community',
    $defs: Object.fromEntries(records.map((record) => [record.name, record.schema])),
  };
  return new Map([
    ['README.md', readmeOf(records, leftOut)],
    ['schema.json', `${JSON.stringify(schema, null, 2)}\n`],
  ]);
}

async function recordsOf(
  reading: DatabaseReading,
  comments: ReadonlyMap<string, string>,
): Promise<RecordDescription[]> {
  const names = reading.tables.map(({ name }) => name);
  const columns = await reading.query<Column>(COLUMNS, [names]);
  return [...Map.groupBy(columns, (column) => column.table)].map(([name, own]) => {
    const about = own[0]?.about ?? comments.get(name);
    return { name, about, schema: schemaOf(own, about) };
  });
}

function schemaOf(columns: readonly Column[], about: string | undefined): JsonSchema {
  return {
    ...(about && { description: about }),
    type: 'object',
    properties: Object.fromEntries(
      columns.map(({ name, type, labels, is_nullable, refers_to }) => [
        name,
        {
          ...schemaOfType(type, labels, is_nullable),
          ...(refers_to && { description: `A ${refers_to}.` }),
        },
      ]),
    ),
    required: columns.map(({ name }) => name),
    additionalProperties: false,
    'x-key': columns.filter(({ is_key }) => is_key).map(({ name }) => name),
  };
}

const COLUMNS = `
  select c.relname as "table", obj_description(c.oid, 'pg_class') as about, a.attname as name,
    format_type(a.atttypid, null) as type, not a.attnotnull as is_nullable,
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = a.atttypid) as labels,
    exists (select from pg_constraint p where p.conrelid = c.oid and p.contype = 'p' and a.attnum = any(p.conkey)) as is_key,
    (select f.confrelid::regclass::text || '.' || k.attname
     from pg_constraint f join pg_attribute k on k.attrelid = f.confrelid and k.attnum = f.confkey[1]
     where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as refers_to
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
  order by c.relname, a.attname`;

/** Lines of comments right above `create table`. */
function commentsOf(migrations: readonly Migration[]): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  for (const { text } of migrations)
    for (const [, above = '', name = ''] of text.matchAll(COMMENTED_TABLE)) {
      const about = above.replaceAll(/^-- ?/gm, '').replaceAll(/\s+/g, ' ').trim();
      if (about !== '') comments.set(name, about);
    }
  return comments;
}

const COMMENTED_TABLE = /((?:^--.*\n)+)create table (?:if not exists )?"?([a-z_]+)"?/gm;
