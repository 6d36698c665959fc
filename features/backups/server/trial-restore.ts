// Proves that a backup can be restored: into a database of its own on the same server, which is dropped afterwards.
import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { addressOf, currentUrl } from '../../../platform/server/db/database-address.ts';
import { DatabaseClient } from '../../../platform/server/db/database-client.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { UnusableBackup } from './archive/archive-format.ts';
import { type CheckedBackup, entriesOf } from './archive/read-archive.ts';
import { connectToLoad, DatabaseLoad } from './database/copy-in.ts';

/** The server lets this account make no databases, or has no room for one. */
export class TrialImpossible extends Error {}

/** Its own for each site: sites of one server do not see each other's locks, and must not take each other's databases for abandoned. */
export function trialPrefix(siteUrl: string): string {
  const { pathname } = new URL(currentUrl(addressOf(siteUrl)));
  const site = createHash('sha256').update(pathname).digest('hex').slice(0, 12);
  return `parley_trial_${site}_`;
}

/** Answers how many rows there were; every reference was checked, and every index made. */
export async function tryRestore(site: Site, path: string, checked: CheckedBackup): Promise<number> {
  requireRoom(site, checked);
  return withScratchDatabase(site.options.databaseUrl, async (url) => {
    const client = await connectToLoad(url);
    try {
      await client.query('begin');
      const migrations = site.options.migrations ?? [];
      const load = await DatabaseLoad.begin(client, { ...checked, migrations, withJobs: false });
      // Hashes of files were compared when the backup was checked.
      for await (const entry of entriesOf(path, checked.header.format))
        if (!(await load.take(entry))) entry.content.resume();
      const rows = await load.finish();
      await client.query('commit');
      return rows;
    } finally {
      await client.end();
    }
  });
}

/** Rows with their indexes take up about twice what they are as text. */
function requireRoom(site: Site, { manifest }: CheckedBackup): void {
  const needed = 2 * manifest.bytesOfRows;
  const tight = site.freeSpace.states.find(({ freeBytes, wantedBytes }) => freeBytes - wantedBytes < needed);
  if (tight)
    throw new TrialImpossible(
      `There is too little room in ${tight.folder} for a second database (${Math.ceil(needed / 1024 ** 2)} MB).`,
    );
}

/** One of its own on the same server, dropped afterwards; those of processes that ended in the middle are dropped first. */
export async function withScratchDatabase<T>(
  serverUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const admin = new DatabaseClient({
    connectionString: serverUrl,
    application_name: 'parley trial restore',
    connectionTimeoutMillis: 10_000,
  });
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    const prefix = trialPrefix(serverUrl);
    await dropAbandoned(admin, prefix);
    const name = `${prefix}${randomUUID().replaceAll('-', '').slice(0, 16)}`;
    // The lock tells others that somebody still works in it.
    await admin.query(`select pg_advisory_lock(hashtextextended($1, 0))`, [name]);
    await create(admin, name);
    try {
      const url = new URL(currentUrl(addressOf(serverUrl)));
      url.pathname = `/${name}`;
      return await work(url.href);
    } finally {
      await admin.query(`drop database if exists ${name} with (force)`);
    }
  } finally {
    await admin.end();
  }
}

async function create(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`create database ${name} template template0`).catch((error) => {
    if (error.code !== '42501') throw error;
    throw new TrialImpossible(
      'The account of the database may make no other databases (grant it CREATEDB), so no restore can be tried.',
    );
  });
}

/** Of processes that ended in the middle. */
async function dropAbandoned(admin: pg.Client, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)
       and pg_try_advisory_lock(hashtextextended(datname, 0))`,
    [prefix],
  );
  for (const { name } of rows) {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`select pg_advisory_unlock(hashtextextended($1, 0))`, [name]);
  }
}

/** What a trial came to, for people. */
export function problemOf(error: unknown): string {
  if (error instanceof UnusableBackup || error instanceof TrialImpossible) return error.message;
  return `It could not be restored: ${(error as Error).message}`;
}
