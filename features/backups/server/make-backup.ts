// A backup of the whole site while it runs: rows as of one moment, and the files that were there at that moment.
import { rm, stat } from 'node:fs/promises';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { BlobStore } from '../../../platform/server/storage/blob-store.ts';
import { type BackupManifest, FORMAT, FORMAT_VERSION } from './archive/archive-format.ts';
import { ArchiveWriter } from './archive/write-archive.ts';
import { DatabaseReading } from './database/copy-out.ts';

export interface BackupProgress {
  phase: 'rows' | 'files' | 'storing';
  done: number;
  /** Of rows an estimate, of files not known before they were gone through: 0. */
  total: number;
}

export interface MadeBackup {
  bytes: number;
  manifest: Omit<BackupManifest, 'hashes'>;
}

const MOST_NAMED = 100;

/** Into a file that must not be there yet; on failure none is. */
export async function makeBackup(
  site: Site,
  path: string,
  options: { onProgress?: (progress: BackupProgress) => void; signal?: AbortSignal } = {},
): Promise<MadeBackup> {
  const { onProgress = () => {}, signal = new AbortController().signal } = options;
  const reading = await DatabaseReading.begin(site.options.databaseUrl);
  let archive: ArchiveWriter | undefined;
  try {
    archive = await ArchiveWriter.into(path);
    await archive.writeHeader(await headerOf(site, reading));
    let done = 0;
    const onRows = (rows: number) => {
      done += rows;
      onProgress({ phase: 'rows', done, total: Math.max(reading.estimatedRows, done) });
    };
    const copied = await reading.copyInto(archive, onRows, signal);
    // The moment is over: what was deleted since may be cleared away in the database.
    await reading.end();
    const files = await copyFiles(site.blobs, archive, (count) => {
      signal.throwIfAborted();
      onProgress({ phase: 'files', done: count, total: 0 });
    });
    const manifest = { dateEnded: new Date().toISOString(), ...copied, ...files };
    await archive.end(manifest);
    return { bytes: (await stat(path)).size, manifest };
  } catch (error) {
    await archive?.abandon();
    if (archive) await rm(path, { force: true });
    throw error;
  } finally {
    await reading.end();
  }
}

async function headerOf(site: Site, reading: DatabaseReading) {
  const config = await site.snapshots.get(configSnapshot);
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    dateMade: new Date().toISOString(),
    site: { name: config.get(siteConfig.title), url: site.url },
    postgres: reading.postgres,
    migrations: reading.migrations,
    tables: reading.tables,
  } as const;
}

/** A file is never changed once it is there. What comes after the moment of the rows does no harm; what went is named. */
async function copyFiles(
  blobs: BlobStore,
  archive: ArchiveWriter,
  onFile: (count: number) => void,
): Promise<Pick<BackupManifest, 'files' | 'vanished'>> {
  const files = { count: 0, bytes: 0 };
  const vanished = { count: 0, keys: [] as string[] };
  for await (const { key } of blobs.list()) {
    if (key.startsWith('check/')) continue;
    const blob = await blobs.get(key);
    if (!blob) {
      vanished.count += 1;
      if (vanished.keys.length < MOST_NAMED) vanished.keys.push(key);
      continue;
    }
    await archive.writeStream(`files/${key}`, blob.size, blob.read());
    files.count += 1;
    files.bytes += blob.size;
    onFile(files.count);
  }
  return { files, vanished };
}
