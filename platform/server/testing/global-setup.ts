// One throw-away PostgreSQL for a whole test run; TEST_DATABASE_URL takes its place where it is set.
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { clusterFolderOf } from '../postgres/postgres-cluster.ts';
import { stopPostmaster } from '../postgres/postmaster.ts';
import { abandonedFolders, temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
    /** Its name, for what is created again in each. */
    run: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = `${process.pid.toString(36)}_${Date.now().toString(36)}`;
  project.provide('run', run);
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('databaseUrl', given);
    return () => dropFilled(given, run);
  }
  for (const left of abandonedFolders()) await discard(left);
  const dataDirectory = temporaryFolder();
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Nothing lives long enough here to need it, and it would hold databases that a test wants to drop.
    autovacuum: 'off',
    max_connections: '200',
    shared_buffers: '128MB',
    max_wal_size: '256MB',
  };
  const database = await openEmbeddedPostgres({ dataDirectory, settings, log: console.error });
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.release();
    await discard(dataDirectory);
  };
}

/** What was made for one run alone. */
async function dropFilled(serverUrl: string, run: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [`filled_${run}_`],
  );
  for (const { datname } of rows) await admin.query(`drop database ${datname}`);
  await admin.end();
}

async function discard(dataDirectory: string): Promise<void> {
  const cluster = clusterFolderOf(dataDirectory);
  await stopPostmaster(cluster);
  rmSync(dirname(cluster), { recursive: true, force: true });
  rmSync(dataDirectory, { recursive: true, force: true });
}
