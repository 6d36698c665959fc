// One throw-away PostgreSQL for a whole test run; TEST_DATABASE_URL takes its place where it is set.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { clusterFolderOf, isAlive } from '../postgres/postgres-cluster.ts';
import { stopPostmaster } from '../postgres/postmaster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

const prefix = 'parley-test-database-';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('databaseUrl', process.env.TEST_DATABASE_URL);
    return async () => undefined;
  }
  await sweepAfterKilledRuns();
  const dataDirectory = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(dataDirectory, 0o711);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Nothing lives long enough here to need it, and it would hold databases that a test wants to drop.
    autovacuum: 'off',
    max_connections: '200',
    shared_buffers: '128MB',
  };
  const database = await openEmbeddedPostgres({ dataDirectory, settings, log: console.error });
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.release();
    await discard(dataDirectory);
  };
}

async function sweepAfterKilledRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (pid && !isAlive(pid)) await discard(join(tmpdir(), name));
  }
}

async function discard(dataDirectory: string): Promise<void> {
  const cluster = clusterFolderOf(dataDirectory);
  await stopPostmaster(cluster);
  rmSync(dirname(cluster), { recursive: true, force: true });
  rmSync(dataDirectory, { recursive: true, force: true });
}
