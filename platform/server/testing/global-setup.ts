// One throw-away PostgreSQL for a whole test run; TEST_DATABASE_URL takes its place where it is set.
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { clusterFolderOf } from '../postgres/postgres-cluster.ts';
import { stopPostmaster } from '../postgres/postmaster.ts';
import { abandonedFolders, throwAwayFolder } from './throw-away-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('databaseUrl', process.env.TEST_DATABASE_URL);
    return async () => undefined;
  }
  for (const left of abandonedFolders()) await discard(left);
  const dataDirectory = throwAwayFolder();
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

async function discard(dataDirectory: string): Promise<void> {
  const cluster = clusterFolderOf(dataDirectory);
  await stopPostmaster(cluster);
  rmSync(dirname(cluster), { recursive: true, force: true });
  rmSync(dataDirectory, { recursive: true, force: true });
}
