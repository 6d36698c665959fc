// Reads all rows as of one moment, while others go on reading and writing.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DatabaseClient } from '../../../../platform/server/db/database-client.ts';
import type { Migration } from '../../../../platform/server/db/migrate.ts';
import type { ArchiveFormat } from '../archive/archive-format.ts';
import { type ArchiveWriter, numbered } from '../archive/write-archive.ts';
import { type CopiedTable, copiedTables, type SequenceValue, sequenceValues } from './copied-tables.ts';
import { nameOfPart, type RowFormat, rowFormats } from './row-format.ts';
import { waitingJobs } from './waiting-jobs.ts';

const compress = promisify(gzip);
/** Bytes of rows in one entry, before they are compressed. */
const PART_BYTES = 8 * 1024 * 1024;
/** Slower storage is no reason to wait on: by then a database that brings nothing has fallen silent. */
const SILENCE_MS = 120_000;

export interface AppliedMigration {
  name: string;
  checksum: string;
  addon: string | null;
}

export interface CopiedRows {
  tables: { name: string; rows: number; sha256?: string }[];
  sequences: SequenceValue[];
  bytesOfRows: number;
  jobs: number;
}

/** A transaction that sees one moment; `end` lets go of it. */
export class DatabaseReading {
  readonly tables: CopiedTable[];
  readonly migrations: AppliedMigration[];
  readonly postgres: string;
  /** As the planner believes. */
  readonly estimatedRows: number;
  readonly #client: pg.Client;
  readonly #format: RowFormat;
  #isEnded = false;

  private constructor(
    client: pg.Client,
    format: RowFormat,
    seen: Pick<DatabaseReading, 'tables' | 'migrations' | 'postgres' | 'estimatedRows'>,
  ) {
    this.#client = client;
    this.#format = format;
    this.tables = seen.tables;
    this.migrations = seen.migrations;
    this.postgres = seen.postgres;
    this.estimatedRows = seen.estimatedRows;
  }

  static async begin(
    url: string,
    format: ArchiveFormat,
    leftOut: readonly string[] = [],
  ): Promise<DatabaseReading> {
    const client = new DatabaseClient({
      connectionString: url,
      application_name: 'parley backup',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      // Text of any moment reads the same everywhere.
      options: '-c timezone=UTC -c datestyle=ISO -c lock_timeout=10s -c extra_float_digits=3',
    });
    // What is under way fails by itself.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      const { rows: migrations } = await client.query<AppliedMigration>(
        'select name, checksum, addon from migrations order by date_applied, name',
      );
      const { rows } = await client.query<{ postgres: string; estimate: string }>(
        `select current_setting('server_version') as postgres, coalesce(sum(greatest(reltuples, 0)), 0)::bigint::text as estimate
         from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      );
      const { postgres = '', estimate = '0' } = rows[0] ?? {};
      const tables = await copiedTables(client, leftOut);
      return new DatabaseReading(client, rowFormats[format], {
        tables,
        migrations,
        postgres,
        estimatedRows: Number(estimate),
      });
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  async copyInto(
    archive: ArchiveWriter,
    onRows: (rows: number) => void,
    signal: AbortSignal,
  ): Promise<CopiedRows> {
    const copied: CopiedRows = { tables: [], sequences: [], bytesOfRows: 0, jobs: 0 };
    for (const table of this.tables) {
      signal.throwIfAborted();
      const { rows, bytes, sha256 } = await this.#copyTable(table, archive, signal);
      copied.tables.push({ name: table.name, rows, ...(sha256 && { sha256 }) });
      copied.bytesOfRows += bytes;
      onRows(rows);
    }
    copied.jobs = await waitingJobs(this.#client, async (lines, part) => {
      await archive.write(`jobs/${numbered(part)}.gz`, await compress(lines));
    });
    copied.sequences = await sequenceValues(this.#client);
    return copied;
  }

  /** What the catalogue says at that moment. */
  async query<Row extends pg.QueryResultRow>(statement: string, values: unknown[]): Promise<Row[]> {
    return (await this.#client.query<Row>(statement, values)).rows;
  }

  /** Once is enough. */
  async end(): Promise<void> {
    if (this.#isEnded) return;
    this.#isEnded = true;
    await this.#client.end();
  }

  async #copyTable(
    table: CopiedTable,
    archive: ArchiveWriter,
    signal: AbortSignal,
  ): Promise<{ rows: number; bytes: number; sha256: string | undefined }> {
    const copy = this.#client.query(copyTo(this.#format.copyOut(table)));
    const silence = setTimeout(() => copy.destroy(new Error('The database fell silent.')), SILENCE_MS);
    const hash = this.#format.folder === 'records' ? createHash('sha256') : undefined;
    let bytes = 0;
    let part = 0;
    try {
      for await (const rows of wholeRows(copy as AsyncIterable<Buffer>, () => silence.refresh())) {
        signal.throwIfAborted();
        part += 1;
        bytes += rows.length;
        hash?.update(rows);
        await archive.write(nameOfPart(this.#format, table.name, part), await compress(rows, { level: 4 }));
      }
      return { rows: copy.rowCount, bytes, sha256: hash?.digest('hex') };
    } finally {
      clearTimeout(silence);
    }
  }
}

/** In parts of some size, each of which ends where a row does. */
async function* wholeRows(copy: AsyncIterable<Buffer>, onChunk: () => void): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of copy) {
    onChunk();
    waiting.push(chunk);
    size += chunk.length;
    const end = chunk.lastIndexOf(0x0a);
    if (size < PART_BYTES || end < 0) continue;
    const all = Buffer.concat(waiting);
    const cut = size - chunk.length + end + 1;
    yield all.subarray(0, cut);
    const rest = all.subarray(cut);
    waiting = rest.length > 0 ? [rest] : [];
    size = rest.length;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** What a site that has these would have to know, in order to take the backup in. */
export function unknownMigrations(
  wanted: readonly AppliedMigration[],
  known: readonly Migration[],
): AppliedMigration[] {
  const names = new Set(known.map(({ name }) => name));
  return wanted.filter(({ name }) => !names.has(name));
}
