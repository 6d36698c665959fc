// Migrations are SQL files, timestamped and immutable, run in order under an advisory lock, each in its own transaction.
import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

export interface Migration {
  /** `20261121090000_discussions`: the file's name without its ending, unique over the whole project. */
  name: string;
  text: string;
}

const LOCK = 7275394;

export class MigrationProblem extends Error {
  override name = 'MigrationProblem';
}

export async function pendingMigrations(
  database: Database,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  await database.execute(sql`
    create table if not exists migrations (
      name text primary key,
      checksum text not null,
      date_applied timestamptz not null default now()
    )`);
  const applied = new Map(
    (await database.rows<{ name: string; checksum: string }>(sql`select name, checksum from migrations`)).map(
      (row) => [row.name, row.checksum],
    ),
  );
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown)
    throw new MigrationProblem(
      `The database is newer than this Parley (it has ${unknown}). Update Parley, then start again.`,
    );
  const changed = migrations.find(
    (migration) => applied.has(migration.name) && applied.get(migration.name) !== checksum(migration),
  );
  if (changed)
    throw new MigrationProblem(
      `The migration ${changed.name} was changed after it had been applied. Restore its file.`,
    );
  return migrations
    .filter((migration) => !applied.has(migration.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Applies what is missing; answers the names. Two processes at once wait for each other. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const pending = await pendingMigrations(database, migrations);
    for (const migration of pending) {
      try {
        await client.query('begin');
        await client.query(migration.text);
        await client.query('insert into migrations (name, checksum) values ($1, $2)', [
          migration.name,
          checksum(migration),
        ]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new MigrationProblem(
          `Migration ${migration.name} failed and was rolled back: ${(error as Error).message}`,
        );
      }
    }
    return pending.map((migration) => migration.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
    client.release(true);
  }
}

function checksum(migration: Migration): string {
  return createHash('sha256').update(migration.text).digest('hex').slice(0, 32);
}
