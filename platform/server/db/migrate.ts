// Migrations are SQL files, timestamped and immutable, run in order under an advisory lock, each in its own transaction.
import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

export interface Migration {
  /** `20261121090000_discussions`: the file's name without its ending, unique over the whole project. */
  name: string;
  text: string;
  /** The add-on it belongs to: once applied it stays so where the add-on is gone. */
  addon?: string | undefined;
}

const LOCK = 7275394;

// Add-ons that came with earlier versions left theirs without a name.
const TABLE = `
  create table if not exists migrations (
    name text primary key,
    checksum text not null,
    date_applied timestamptz not null default now()
  );
  alter table migrations add column if not exists addon text;`;

export class MigrationProblem extends Error {
  override name = 'MigrationProblem';
}

/** Only read: whoever asks what would run changes nothing, not even this table where it is missing or lacks a column. */
export async function pendingMigrations(
  database: Database,
  migrations: readonly Migration[],
  addon?: string,
): Promise<Migration[]> {
  const rows = await appliedMigrations(database);
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = rows.find((row) => row.addon === (addon ?? null) && !known.has(row.name));
  if (unknown) {
    throw new MigrationProblem(
      addon === undefined
        ? `The database is newer than this Parley (it has ${unknown.name}). Update Parley, then start again.`
        : `The database has the migration ${unknown.name}, which this ${addon} lacks. Update ${addon}, or put its file back as it was; then start again.`,
    );
  }
  const changed = migrations.find(
    (migration) =>
      applied.has(migration.name) && applied.get(migration.name) !== migrationChecksum(migration),
  );
  if (changed)
    throw new MigrationProblem(
      `The migration ${changed.name} was changed after it had been applied. Restore its file.`,
    );
  return migrations
    .filter((migration) => !applied.has(migration.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The table of what was applied, as this release reads and copies it. */
export async function prepareMigrations(database: Database): Promise<void> {
  await database.pool.query(TABLE);
}

interface Applied {
  name: string;
  checksum: string;
  addon: string | null;
}

async function appliedMigrations(database: Database): Promise<Applied[]> {
  const found = await database.row<{ is_there: boolean }>(
    sql`select to_regclass('migrations') is not null as is_there`,
  );
  if (!found?.is_there) return [];
  return database.rows<Applied>(
    sql`select name, checksum, to_jsonb(applied) ->> 'addon' as addon from migrations applied`,
  );
}

/** Applies what is missing, of an add-on from outside or of all else; answers the names. Two processes at once wait for each other. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  addon?: string,
): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const pending = await pendingMigrations(database, migrations, addon);
    await client.query(TABLE);
    for (const migration of pending) {
      try {
        await client.query('begin');
        await apply(client, migration);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new MigrationProblem(
          `Migration ${migration.name} failed and was rolled back: ${(error as Error).message}`,
        );
      }
    }
    await nameOwners(client, migrations);
    return pending.map((migration) => migration.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
    client.release(true);
  }
}

async function apply(client: ClientBase, migration: Migration): Promise<void> {
  await client.query(migration.text);
  await client.query('insert into migrations (name, checksum, addon) values ($1, $2, $3)', [
    migration.name,
    migrationChecksum(migration),
    migration.addon ?? null,
  ]);
}

/** Until the end of the transaction nobody else changes tables: a server that starts meanwhile waits. */
export async function lockMigrations(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/** In the transaction of whoever makes all tables anew: those named, in that order, or all that are not applied yet. */
export async function applyWithin(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(TABLE);
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map(({ name }) => name));
  for (const migration of migrations) if (!applied.has(migration.name)) await apply(client, migration);
}

/**
 * All that is missing in one transaction: whoever is cut off in the middle has the database as it was, not one between two
 * releases. Answers the names.
 */
export async function migrateAtOnce(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(TABLE);
    const pending = await pendingMigrations(database, migrations);
    await client.query('begin');
    await lockMigrations(client);
    await applyWithin(client, pending);
    await nameOwners(client, migrations);
    await client.query('commit');
    return pending.map(({ name }) => name);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    if (error instanceof MigrationProblem) throw error;
    throw new MigrationProblem(`The migrations failed and nothing was changed: ${(error as Error).message}`);
  } finally {
    client.release(true);
  }
}

/** Of what was applied before migrations were told from those of add-ons. */
async function nameOwners(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  const owned = migrations.filter((migration) => migration.addon !== undefined);
  await client.query(
    `update migrations set addon = owned.addon from unnest($1::text[], $2::text[]) as owned (name, addon)
    where migrations.name = owned.name and migrations.addon is null`,
    [owned.map(({ name }) => name), owned.map(({ addon }) => addon)],
  );
}

export function migrationChecksum(migration: Migration): string {
  return createHash('sha256').update(migration.text).digest('hex').slice(0, 32);
}
