// How rows stand in an archive: as PostgreSQL copies them, or as lines of JSON that anything reads.
import { once } from 'node:events';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { type ArchiveFormat, UnusableBackup } from '../archive/archive-format.ts';
import { numbered } from '../archive/write-archive.ts';
import { type CopiedTable, quoted } from './copied-tables.ts';

export interface RowFormat {
  folder: 'tables' | 'records';
  ending: string;
  /** What COPY brings: each row ends with a line feed, and has none within. */
  copyOut(table: CopiedTable): string;
  beginLoad(client: pg.ClientBase, table: string, columns: readonly string[]): TableLoad;
}

/** Of one table. Until its end the connection is its own. */
export interface TableLoad {
  write(rows: Buffer): Promise<void>;
  /** Answers how many there are now. */
  end(): Promise<number>;
}

export const nameOfPart = ({ folder, ending }: RowFormat, table: string, part: number): string =>
  `${folder}/${table}/${numbered(part)}.${ending}`;

const listed = (columns: readonly string[]): string => columns.map(quoted).join(', ');

const copied: RowFormat = {
  folder: 'tables',
  ending: 'gz',
  copyOut: ({ name, columns }) => `copy ${quoted(name)} (${listed(columns)}) to stdout`,
  beginLoad(client, table, columns) {
    const stream = beginCopy(client, `copy ${quoted(table)} (${listed(columns)}) from stdin`);
    return {
      async write(rows) {
        if (!stream.write(rows)) await Promise.race([once(stream, 'drain'), failureOf(stream)]);
      },
      async end() {
        await endOf(stream);
        return stream.rowCount;
      },
    };
  },
};

/** No character of JSON is one of these, so that a line is a field as it is. */
const AS_LINES = `(format csv, quote e'\\x01', delimiter e'\\x02')`;

const lines: RowFormat = {
  folder: 'records',
  ending: 'jsonl.gz',
  copyOut: ({ name, columns, key }) => `copy (
    select row_to_json(exported_row) from (select ${listed(columns)} from ${quoted(name)} order by ${listed(key)}) exported_row
  ) to stdout with ${AS_LINES}`,
  beginLoad(client, table, columns) {
    let count = 0;
    let selected: Promise<string[]> | undefined;
    return {
      async write(rows) {
        selected ??= columnsTaken(client, table, columns);
        const taken = (await selected).join(', ');
        await client.query(
          'create temporary table if not exists record_lines (line json not null) on commit drop',
        );
        const stream = beginCopy(client, `copy record_lines from stdin with ${AS_LINES}`);
        stream.write(rows);
        await endOf(stream).catch((error) => refuse(table, error));
        const { rowCount } = await client
          .query(`insert into ${quoted(table)} (${listed(columns)}) overriding system value
            select ${taken}
            from record_lines, json_populate_record(null::${quoted(table)}, record_lines.line) taken`)
          .catch((error) => refuse(table, error));
        count += rowCount ?? 0;
        await client.query('truncate record_lines');
      },
      end: async () => count,
    };
  },
};

export const rowFormats: Record<ArchiveFormat, RowFormat> = {
  'parley-backup': copied,
  'parley-export': lines,
};

/** A line has one null for two of PostgreSQL: where a column of JSON takes no other, it is the null of JSON. */
async function columnsTaken(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = $1::regclass and attnotnull and atttypid in ('json'::regtype, 'jsonb'::regtype)`,
    [quoted(table)],
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  return columns.map((column) => {
    const taken = `taken.${quoted(column)}`;
    return types.has(column) ? `coalesce(${taken}, 'null'::${types.get(column)})` : taken;
  });
}

function beginCopy(client: pg.ClientBase, statement: string): CopyStreamQuery {
  const stream = client.query(copyFrom(statement, { highWaterMark: 1024 * 1024 }));
  // Whoever waits for it hears of it too.
  stream.on('error', () => undefined);
  return stream;
}

async function endOf(stream: CopyStreamQuery): Promise<void> {
  const finished = Promise.race([once(stream, 'finish'), failureOf(stream)]);
  stream.end();
  await finished;
}

function failureOf(stream: CopyStreamQuery): Promise<never> {
  return new Promise((_, reject) => stream.once('error', reject));
}

/** Others may have written the file: what the database says of a record is about the file. */
function refuse(table: string, error: Error & { code?: string }): never {
  if (!/^2[23]/.test(error.code ?? '')) throw error;
  throw new UnusableBackup(`A record of “${table}” cannot be taken in (${error.message}).`);
}
