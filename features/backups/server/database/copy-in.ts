// Makes the tables anew and fills them, in one transaction: whoever is cut off in the middle has what there was before.
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import { DatabaseClient } from '../../../../platform/server/db/database-client.ts';
import { applyWithin, type Migration, migrationChecksum } from '../../../../platform/server/db/migrate.ts';
import { type BackupHeader, type BackupManifest, UnusableBackup } from '../archive/archive-format.ts';
import type { ArchiveEntry } from '../archive/read-archive.ts';
import { copiedTables, quoted } from './copied-tables.ts';
import { unknownMigrations } from './copy-out.ts';
import { emptySchema } from './empty-schema.ts';
import { type RowFormat, rowFormats, type TableLoad } from './row-format.ts';
import { suspendRules } from './suspended-rules.ts';
import { enqueueAgain, forgetWaitingJobs } from './waiting-jobs.ts';

const decompress = promisify(gunzip);
/** What a part may become: a damaged one must not fill the memory. */
const MOST_BYTES_OF_PART = 64 * 1024 * 1024;

export interface Loading {
  header: BackupHeader;
  manifest: BackupManifest;
  /** All that this Parley knows. */
  migrations: readonly Migration[];
  /** False: waiting jobs stay behind, as on a trial. */
  withJobs: boolean;
  /** Jobs that make anew what was left out, by their names. */
  rebuiltBy?: readonly string[];
}

/** What has to be true before anything is touched. */
export function requireKnownMigrations(header: BackupHeader, known: readonly Migration[]): void {
  const [unknown] = unknownMigrations(header.migrations, known);
  if (unknown)
    throw new UnusableBackup(
      unknown.addon === null
        ? `It was made by a newer Parley (with ${unknown.name}). Update this one, then try again.`
        : `It holds tables of the add-on ${unknown.addon}, which is not here. Put that add-on where it was, then try again.`,
    );
  const checksums = new Map(known.map((migration) => [migration.name, migrationChecksum(migration)]));
  const changed = header.migrations.find(({ name, checksum }) => checksums.get(name) !== checksum);
  if (changed) throw new UnusableBackup(`It was made with another ${changed.name} than this Parley has.`);
}

export async function connectToLoad(url: string): Promise<pg.Client> {
  const client = new DatabaseClient({
    connectionString: url,
    application_name: 'parley restore',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: '-c timezone=UTC -c datestyle=ISO -c lock_timeout=10s -c statement_timeout=0',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Takes entries of tables and jobs in the order of the archive; `finish` puts the rules back. Within a transaction. */
export class DatabaseLoad {
  readonly #client: pg.ClientBase;
  readonly #loading: Loading;
  readonly #format: RowFormat;
  readonly #columns: Map<string, readonly string[]>;
  /** Tables of the backup that no migration makes: somebody made them by hand. */
  readonly leftOut: string[] = [];
  readonly #rows = new Map<string, number>();
  #current: { table: string; load: TableLoad } | undefined;
  #putBack: () => Promise<void> = async () => {};

  private constructor(client: pg.ClientBase, loading: Loading) {
    this.#client = client;
    this.#loading = loading;
    this.#format = rowFormats[loading.header.format];
    this.#columns = new Map(loading.header.tables.map(({ name, columns }) => [name, columns]));
  }

  static async begin(client: pg.ClientBase, loading: Loading): Promise<DatabaseLoad> {
    requireKnownMigrations(loading.header, loading.migrations);
    const load = new DatabaseLoad(client, loading);
    await emptySchema(client);
    // As it was when the backup was made; what came later is applied to its rows in the end.
    const byName = new Map(loading.migrations.map((migration) => [migration.name, migration]));
    await applyWithin(
      client,
      loading.header.migrations.map(({ name }) => byName.get(name) as Migration),
    );
    await load.#requireTables();
    const names = [...load.#columns.keys()];
    load.#putBack = await suspendRules(client, names);
    if (loading.withJobs) await forgetWaitingJobs(client);
    await client.query(`truncate ${names.map(quoted).join(', ')}`);
    return load;
  }

  async #requireTables(): Promise<void> {
    const own = new Map(
      (await copiedTables(this.#client)).map((table) => [table.name, new Set(table.columns)]),
    );
    for (const [name, columns] of this.#columns) {
      const ownColumns = own.get(name);
      if (!ownColumns) {
        this.leftOut.push(name);
        this.#columns.delete(name);
        continue;
      }
      const missing = columns.find((column) => !ownColumns.has(column));
      if (missing)
        throw new UnusableBackup(`It is damaged: “${name}” has “${missing}”, which its release had not.`);
    }
  }

  /** False: it is none of the database. */
  async take(entry: ArchiveEntry): Promise<boolean> {
    const [kind, table] = entry.name.split('/');
    const isOfTable = kind === this.#format.folder && table !== undefined;
    if (isOfTable && this.leftOut.includes(table)) entry.content.resume();
    else if (isOfTable) await this.#takeRows(table, entry);
    else if (kind === 'jobs') await this.#takeJobs(entry);
    else {
      await this.#endTable();
      return false;
    }
    return true;
  }

  async #takeRows(table: string, entry: ArchiveEntry): Promise<void> {
    if (this.#current?.table !== table) await this.#begin(table);
    await this.#current?.load.write(await contentOf(entry));
  }

  async #begin(table: string): Promise<void> {
    await this.#endTable();
    const columns = this.#columns.get(table);
    if (!columns || this.#rows.has(table))
      throw new UnusableBackup(`It is damaged: “${table}” is out of place.`);
    this.#current = { table, load: this.#format.beginLoad(this.#client, table, columns) };
  }

  async #endTable(): Promise<void> {
    if (!this.#current) return;
    const { table, load } = this.#current;
    this.#current = undefined;
    this.#rows.set(table, await load.end());
  }

  async #takeJobs(entry: ArchiveEntry): Promise<void> {
    const lines = (await contentOf(entry)).toString('utf8');
    if (!this.#loading.withJobs) return;
    // A table that is being filled has the connection to itself.
    await this.#endTable();
    await enqueueAgain(this.#client, lines);
  }

  /** Answers how many rows there are now. */
  async finish(): Promise<number> {
    await this.#endTable();
    const { manifest, migrations } = this.#loading;
    let sum = 0;
    for (const { name, rows } of manifest.tables) {
      if (this.leftOut.includes(name)) continue;
      const loaded = this.#rows.get(name) ?? 0;
      if (loaded !== rows)
        throw new UnusableBackup(
          `It is damaged: of “${name}” it has ${loaded} rows, where ${rows} were written.`,
        );
      sum += rows;
    }
    for (const { name, lastValue } of manifest.sequences)
      await this.#client.query(
        `select setval(oid::regclass, $2) from pg_class where relname = $1 and relnamespace = 'public'::regnamespace`,
        [name, lastValue],
      );
    await this.#putBack();
    await applyWithin(
      this.#client,
      [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
    for (const job of this.#loading.rebuiltBy ?? [])
      await this.#client.query('select graphile_worker.add_job($1, job_key := $1)', [job]);
    return sum;
  }
}

async function contentOf(entry: ArchiveEntry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry.content) chunks.push(chunk as Buffer);
  try {
    return await decompress(Buffer.concat(chunks), { maxOutputLength: MOST_BYTES_OF_PART });
  } catch {
    throw new UnusableBackup(`It is damaged: “${entry.name}” cannot be unpacked.`);
  }
}
