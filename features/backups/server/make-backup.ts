// The whole site while it runs, as a backup or as an export: rows as of one moment, and the files that were there at that moment.
import { rm, stat } from 'node:fs/promises';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { BlobStore } from '../../../platform/server/storage/blob-store.ts';
import {
  type ArchiveFormat,
  type BackupHeader,
  type BackupManifest,
  FORMAT_VERSION,
} from './archive/archive-format.ts';
import { ArchiveWriter } from './archive/write-archive.ts';
import { DatabaseReading } from './database/copy-out.ts';

export interface BackupProgress {
  phase: 'rows' | 'files' | 'storing';
  done: number;
  /** Written so far. */
  bytes: number;
  /** Of rows an estimate, of files not known before they were gone through: 0. */
  total: number;
}

export interface MadeBackup {
  bytes: number;
  sha256: string;
  manifest: Omit<BackupManifest, 'hashes'>;
}

const MOST_NAMED = 100;

export interface MakeOptions {
  onProgress?: (progress: BackupProgress) => void;
  signal?: AbortSignal;
}

/** Into a file that must not be there yet; on failure none is. */
export function makeBackup(site: Site, path: string, options: MakeOptions = {}): Promise<MadeBackup> {
  return makeArchive(site, path, { format: 'parley-backup' }, options);
}

interface Made {
  format: ArchiveFormat;
  /** Tables that it does without. */
  leftOut?: readonly string[];
  /** Entries behind the header that say what is in it. */
  describe?: (reading: DatabaseReading) => Promise<ReadonlyMap<string, string>>;
}

/** Likewise. */
export async function makeArchive(
  site: Site,
  path: string,
  { format, leftOut, describe }: Made,
  { onProgress = () => {}, signal = new AbortController().signal }: MakeOptions,
): Promise<MadeBackup> {
  const reading = await DatabaseReading.begin(site.options.databaseUrl, format, leftOut);
  let archive: ArchiveWriter | undefined;
  try {
    archive = await ArchiveWriter.into(path);
    await archive.writeHeader(await headerOf(site, format, reading));
    for (const [name, text] of (await describe?.(reading)) ?? [])
      await archive.write(name, Buffer.from(text));
    let done = 0;
    const onRows = (rows: number) => {
      done += rows;
      const total = Math.max(reading.estimatedRows, done);
      onProgress({ phase: 'rows', done, total, bytes: archive?.bytes ?? 0 });
    };
    const copied = await reading.copyInto(archive, onRows, signal);
    // The moment is over: what was deleted since may be cleared away in the database.
    await reading.end();
    const files = await copyFiles(site.blobs, archive, (count) => {
      signal.throwIfAborted();
      onProgress({ phase: 'files', done: count, total: 0, bytes: archive?.bytes ?? 0 });
    });
    const manifest = { dateEnded: new Date().toISOString(), ...copied, ...files };
    const sha256 = await archive.end(manifest);
    return { bytes: (await stat(path)).size, sha256, manifest };
  } catch (error) {
    await archive?.abandon();
    if (archive) await rm(path, { force: true });
    throw error;
  } finally {
    await reading.end();
  }
}

async function headerOf(site: Site, format: ArchiveFormat, reading: DatabaseReading): Promise<BackupHeader> {
  const config = await site.snapshots.get(configSnapshot);
  return {
    format,
    version: FORMAT_VERSION,
    dateMade: new Date().toISOString(),
    site: { name: config.get(siteConfig.title), url: site.url },
    postgres: reading.postgres,
    migrations: reading.migrations,
    tables: reading.tables.map(({ name, columns }) => ({ name, columns })),
  };
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
