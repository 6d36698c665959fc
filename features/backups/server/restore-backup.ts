// Puts a site back to what a backup holds. The database changes in one transaction, at the very end: until then, and after
// whatever goes wrong, there is the site as it was. Files are only ever added.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { lockMigrations } from '../../../platform/server/db/migrate.ts';
import { runningProcesses } from '../../../platform/server/processes/process-list.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { isBlobKey } from '../../../platform/server/storage/blob-store.ts';
import { PRIVATE_FILE } from '../../../platform/server/storage/private-folder.ts';
import { UnusableBackup } from './archive/archive-format.ts';
import { type ArchiveEntry, type CheckedBackup, entriesOf } from './archive/read-archive.ts';
import { BackupStore } from './backup-store.ts';
import { connectToLoad, DatabaseLoad } from './database/copy-in.ts';
import { rebuildingJobs } from './export/left-out-tables.ts';

/** Larger ones go through a file. */
const MOST_BYTES_IN_MEMORY = 4 * 1024 * 1024;

export class SiteIsRunning extends Error {}

export interface Restored {
  rows: number;
  files: number;
  /** Tables that no migration makes. */
  leftOut: readonly string[];
}

type Phase = 'rows' | 'files' | 'indexes';

export interface RestoreOptions {
  onEntry?: (phase: Phase, entries: number, ofEntries: number) => void;
  /** Of the file, so far. */
  onBytes?: (phase: Phase, bytes: number) => void;
}

export async function restoreBackup(
  site: Site,
  path: string,
  checked: CheckedBackup,
  options: RestoreOptions = {},
): Promise<Restored> {
  const client = await connectToLoad(site.options.databaseUrl);
  try {
    await client.query('begin');
    await requireStandstill(site, client);
    const restored = await takeAll(site, client, path, checked, options);
    await client.query('commit');
    // Until PostgreSQL gets to it by itself, it would plan as for empty tables.
    await client.query('analyze');
    return restored;
  } finally {
    // Without a commit that takes everything back.
    await client.end();
  }
}

/** Nobody is there, and nobody comes before the transaction is over. */
async function requireStandstill(site: Site, client: pg.ClientBase): Promise<void> {
  await lockMigrations(client);
  const running = await runningProcesses(client);
  const other = running.find((each) => each.process_id !== site.processID);
  if (other)
    throw new SiteIsRunning(
      `The site is running (process ${other.pid} on ${other.host}). Stop it, then restore.`,
    );
}

async function takeAll(
  site: Site,
  client: pg.Client,
  path: string,
  { header, manifest, entries, bytes }: CheckedBackup,
  { onEntry = () => {}, onBytes = () => {} }: RestoreOptions,
): Promise<Restored> {
  const migrations = site.options.migrations ?? [];
  const rebuiltBy = header.format === 'parley-export' ? rebuildingJobs(site) : [];
  const load = await DatabaseLoad.begin(client, { header, manifest, migrations, withJobs: true, rebuiltBy });
  let files = 0;
  let taken = 0;
  let read = 0;
  for await (const entry of entriesOf(path, header.format)) {
    const isOfDatabase = await load.take(entry);
    if (!isOfDatabase && entry.name.startsWith('files/')) {
      await putFile(site, entry);
      files += 1;
    } else if (!isOfDatabase) entry.content.resume();
    taken += 1;
    read += entry.bytes;
    const phase = isOfDatabase ? 'rows' : 'files';
    onEntry(phase, taken, entries);
    onBytes(phase, read);
  }
  onEntry('indexes', taken, entries);
  onBytes('indexes', bytes);
  return { rows: await load.finish(), files, leftOut: load.leftOut };
}

async function putFile(site: Site, entry: ArchiveEntry): Promise<void> {
  const key = entry.name.slice('files/'.length);
  if (!isBlobKey(key)) throw new UnusableBackup(`It is damaged: “${key}” is no name of a file.`);
  const there = await site.blobs.get(key);
  // A file is never changed: one of this name and size is the one.
  if (there?.size === entry.bytes) {
    entry.content.resume();
    return;
  }
  if (entry.bytes <= MOST_BYTES_IN_MEMORY) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry.content) chunks.push(chunk as Buffer);
    return site.blobs.put(key, Buffer.concat(chunks));
  }
  const work = await new BackupStore(site).workFile();
  try {
    await pipeline(entry.content, createWriteStream(work.path, { mode: PRIVATE_FILE }));
    await site.blobs.putFile(key, work.path);
  } finally {
    await work.discard();
  }
}
