// Databases that have every table already.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Database } from '../db/database.ts';
import { type Migration, migrate } from '../db/migrate.ts';
import { migrateJobs } from '../jobs/jobs.ts';

/** Every test file gets a copy of one migrated template, which is made by whoever comes first. */
export async function migratedDatabase(serverUrl: string, migrations: readonly Migration[]): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    const template = `template_${hashOf(migrations)}`;
    await admin.query('select pg_advisory_lock(42)');
    const known = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) {
      await admin.query(`create database ${template}_new`);
      await fill(withDatabase(serverUrl, `${template}_new`), migrations);
      await admin.query(`alter database ${template}_new rename to ${template}`);
    }
    const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
    await admin.query('select pg_advisory_unlock(42)');
    return withDatabase(serverUrl, name);
  } finally {
    await admin.end();
  }
}

async function fill(url: string, migrations: readonly Migration[]): Promise<void> {
  const database = new Database({ url });
  await migrate(database, migrations);
  await migrateJobs(database.pool);
  await database.close();
}

/** The same server's database of this name. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function hashOf(migrations: readonly Migration[]): string {
  let hash = 5381;
  for (const { name, text } of migrations)
    for (const character of name + text) hash = ((hash * 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
