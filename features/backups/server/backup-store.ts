// Where backups lie: each a file, and beside it a note of what is known about it. Nothing of it is in the database, which
// may be the very thing that was lost.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Site } from '../../../platform/server/site/site.ts';
import type { BlobStore } from '../../../platform/server/storage/blob-store.ts';
import { createLocalBlobStore } from '../../../platform/server/storage/local-blob-store.ts';
import { PRIVATE_FOLDER } from '../../../platform/server/storage/private-folder.ts';
import { createS3BlobStore } from '../../../platform/server/storage/s3-blob-store.ts';

export const BACKUP_REASONS = ['by hand', 'schedule', 'before restore', 'before upgrade', 'export'] as const;
/** An export is stored like a backup, and is none: nothing is restored from it here, and it proves nothing. */
export type BackupReason = (typeof BACKUP_REASONS)[number];

const noteSchema = z.object({
  name: z.string().regex(/^parley-[\w-]{10,60}$/),
  reason: z.enum(BACKUP_REASONS),
  dateBegun: z.iso.datetime(),
  dateEnded: z.iso.datetime().nullable(),
  status: z.enum(['running', 'done', 'failed', 'stopped']),
  /** Why it failed. */
  problem: z.string().nullable(),
  /** Of what is running, when it was last heard of. */
  progress: z
    .object({
      phase: z.enum(['rows', 'files', 'storing']),
      done: z.number(),
      total: z.number(),
      bytes: z.number().default(0),
      date: z.iso.datetime(),
    })
    .nullable(),
  bytes: z.number(),
  /** Of its file. */
  sha256: z.string().nullable().default(null),
  rows: z.number(),
  files: z.number(),
  vanished: z.number(),
  holds: z
    .object({ accounts: z.number(), discussions: z.number(), comments: z.number() })
    .nullable()
    .default(null),
  /** The last trial: whether it could be restored, and how many rows there were then. */
  trial: z
    .object({
      date: z.iso.datetime(),
      isProven: z.boolean(),
      rows: z.number(),
      problem: z.string().nullable(),
    })
    .nullable(),
});
export type BackupNote = z.infer<typeof noteSchema>;

/** As many as a page shows; older ones are there all the same. */
const MOST_NOTES = 500;
const MOST_BYTES_OF_NOTE = 64 * 1024;

export class BackupStore {
  readonly #blobs: BlobStore;
  readonly #workFolder: string;

  constructor(site: Site) {
    const { backups, dataDirectory } = site.options;
    const folder = backups?.folder ?? join(dataDirectory, 'backups');
    this.#blobs = backups?.s3 ? createS3BlobStore(backups.s3) : createLocalBlobStore(folder);
    // On the same disk as where it ends up, where that is a folder: it is only renamed then.
    this.#workFolder = join(backups?.s3 ? dataDirectory : folder, 'unfinished');
  }

  get place(): string {
    return this.#blobs.place;
  }

  /** A path that is free, for a file that is not there yet. */
  async workFile(): Promise<{ path: string; folder: string; discard(): Promise<void> }> {
    await mkdir(this.#workFolder, { recursive: true, mode: PRIVATE_FOLDER });
    const path = join(this.#workFolder, `${randomUUID()}.tar`);
    return { path, folder: this.#workFolder, discard: () => rm(path, { force: true }) };
  }

  /** Of processes that were killed: whoever is at one writes to it all the time. */
  async clearAbandoned(olderThanMs: number): Promise<void> {
    for (const name of await readdir(this.#workFolder).catch(() => [])) {
      const path = join(this.#workFolder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > olderThanMs) await rm(path, { force: true });
    }
  }

  async store(name: string, path: string): Promise<void> {
    await this.#blobs.putFile(archiveOf(name), path);
  }

  async note(note: BackupNote): Promise<void> {
    await this.#blobs.put(noteOf(note.name), Buffer.from(JSON.stringify(note, null, 2)));
  }

  /** Whoever makes it looks for this beside its note, which is theirs to write. */
  async requestStop(name: string): Promise<void> {
    await this.#blobs.put(stopOf(name), Buffer.from('stop'));
  }

  async isStopRequested(name: string): Promise<boolean> {
    return (await this.#blobs.get(stopOf(name))) !== undefined;
  }

  async clearStop(name: string): Promise<void> {
    await this.#blobs.remove(stopOf(name));
  }

  /** Backups alone, newest first. */
  async backups(): Promise<BackupNote[]> {
    return (await this.notes()).filter(({ reason }) => reason !== 'export');
  }

  /** Backups and exports, newest first. */
  async notes(): Promise<BackupNote[]> {
    const names: string[] = [];
    for await (const { key } of this.#blobs.list()) {
      const name = /^(parley-[\w-]+)\.json$/.exec(key)?.[1];
      if (name) names.push(name);
    }
    const newest = names.sort().reverse().slice(0, MOST_NOTES);
    const found = await Promise.all(newest.map((name) => this.find(name)));
    return found.filter((note) => note !== undefined);
  }

  async find(name: string): Promise<BackupNote | undefined> {
    if (!/^parley-[\w-]{10,60}$/.test(name)) return undefined;
    const blob = await this.#blobs.get(noteOf(name));
    if (!blob || blob.size > MOST_BYTES_OF_NOTE) return undefined;
    const note = noteSchema.safeParse(parsed(await text(blob.read())));
    return note.success ? note.data : undefined;
  }

  async archive(name: string): ReturnType<BlobStore['get']> {
    return this.#blobs.get(archiveOf(name));
  }

  async remove(name: string): Promise<void> {
    await this.#blobs.remove(archiveOf(name));
    await this.#blobs.remove(noteOf(name));
    await this.clearStop(name);
  }
}

const archiveOf = (name: string): string => `${name}.tar`;
const stopOf = (name: string): string => `${name}.stop`;
const noteOf = (name: string): string => `${name}.json`;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** `parley-2026-11-27T14-30-05-123Z`: sorted by name they are sorted by time. */
export const newName = (date: Date): string => `parley-${date.toISOString().replaceAll(/[:.]/g, '-')}`;
