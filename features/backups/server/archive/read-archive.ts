// Reads a backup from its first byte to its last. What is damaged, cut short or no backup at all is refused in one line.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Extract, extract } from 'tar-stream';
import type { z } from 'zod';
import {
  type ArchiveFormat,
  type BackupHeader,
  type BackupManifest,
  type EntryHash,
  FORMAT_VERSION,
  FORMATS,
  HEADERS,
  hashSchema,
  headerSchema,
  MANIFEST,
  MOST_BYTES_OF_JSON,
  manifestSchema,
  UnusableBackup,
} from './archive-format.ts';

export interface ArchiveEntry {
  name: string;
  bytes: number;
  /** To be read to its end before the next entry comes. */
  content: Readable;
}

/** Entries in their order, each of which has to be read. */
export async function* entriesOf(path: string, format: ArchiveFormat): AsyncGenerator<ArchiveEntry> {
  await requireTar(path, format);
  const tar: Extract = extract();
  const file = createReadStream(path, { highWaterMark: 1024 * 1024 });
  file.on('error', (error) => tar.destroy(error));
  file.pipe(tar);
  try {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header;
      if (type !== 'file') throw new UnusableBackup(`It holds “${name}”, which is no file.`);
      yield { name, bytes: size, content: entry as unknown as Readable };
    }
  } finally {
    file.destroy();
  }
}

export interface CheckedBackup {
  header: BackupHeader;
  manifest: BackupManifest;
  /** Of the file. */
  bytes: number;
  entries: number;
}

/** Every hash compared. */
export async function checkArchive(
  path: string,
  onProgress: (bytes: number, ofBytes: number) => void = () => {},
  format: ArchiveFormat = 'parley-backup',
): Promise<CheckedBackup> {
  const { size } = await stat(path).catch(missing);
  const reading = new Reading(format);
  let read = 0;
  try {
    for await (const entry of entriesOf(path, format)) {
      await reading.take(entry);
      read += entry.bytes;
      onProgress(read, size);
    }
  } catch (error) {
    throw error instanceof UnusableBackup ? error : unreadable(error as Error);
  }
  return { ...reading.end(), bytes: size };
}

class Reading {
  readonly #format: ArchiveFormat;
  #header: BackupHeader | undefined;
  #manifest: BackupManifest | undefined;
  readonly #unlisted = new Map<string, EntryHash>();
  readonly #lists: EntryHash[] = [];
  #entries = 0;

  constructor(format: ArchiveFormat) {
    this.#format = format;
  }

  async take(entry: ArchiveEntry): Promise<void> {
    if (this.#manifest) throw new UnusableBackup(`“${entry.name}” stands behind its end.`);
    this.#entries += 1;
    if (!this.#header || entry.name.startsWith('hashes/') || entry.name === MANIFEST)
      return this.#takeJson(entry, await textOf(entry));
    this.#unlisted.set(entry.name, await hashOf(entry));
  }

  end(): Omit<CheckedBackup, 'bytes'> {
    if (!this.#header) throw new UnusableBackup('It is empty.');
    if (!this.#manifest) throw new UnusableBackup('It ends too early: its last part is missing.');
    return { header: this.#header, manifest: this.#manifest, entries: this.#entries };
  }

  #takeJson(entry: ArchiveEntry, text: string): void {
    const hash = hashOfText(entry, text);
    if (!this.#header) {
      this.#header = headerOf(entry, text, this.#format);
      this.#unlisted.set(entry.name, hash);
    } else if (entry.name === MANIFEST) this.#takeManifest(text);
    else {
      for (const line of text.split('\n').filter((each) => each !== ''))
        this.#compare(parsed(hashSchema, line, entry.name));
      this.#lists.push(hash);
    }
  }

  #compare(expected: EntryHash): void {
    const found = this.#unlisted.get(expected.name);
    if (!found || found.sha256 !== expected.sha256 || found.bytes !== expected.bytes)
      throw new UnusableBackup(`It is damaged: “${expected.name}” is not what was written.`);
    this.#unlisted.delete(expected.name);
  }

  #takeManifest(text: string): void {
    const manifest = parsed(manifestSchema, text, MANIFEST);
    const [unlisted] = this.#unlisted.keys();
    if (unlisted !== undefined) throw new UnusableBackup(`It is damaged: “${unlisted}” stands in no list.`);
    if (JSON.stringify(manifest.hashes) !== JSON.stringify(this.#lists))
      throw new UnusableBackup('It is damaged: its lists of hashes are not what was written.');
    this.#manifest = manifest;
  }
}

const NAMES: Record<ArchiveFormat, string> = { 'parley-backup': 'backup', 'parley-export': 'export' };
const foreign = (wanted: ArchiveFormat): string => `It is no ${NAMES[wanted]} of Parley`;
/** What to do with the other one. */
const OTHERWISE: Record<ArchiveFormat, string> = {
  'parley-backup': 'It is a backup: bring it back with “restore”.',
  'parley-export': 'It is an export of a site: bring it in with “import parley”.',
};

function headerOf(entry: ArchiveEntry, text: string, wanted: ArchiveFormat): BackupHeader {
  const format = FORMATS.find((each) => entry.name === HEADERS[each] && text.includes(`"format":"${each}"`));
  if (format !== wanted) throw new UnusableBackup(format ? OTHERWISE[format] : `${foreign(wanted)}.`);
  const version = Number(/"version":(\d{1,9})/.exec(text)?.[1]);
  if (version > FORMAT_VERSION)
    throw new UnusableBackup('It was made by a newer Parley. Update this one, then try again.');
  return parsed(headerSchema, text, entry.name);
}

function parsed<T>(schema: z.ZodType<T>, text: string, name: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new UnusableBackup(`It is damaged: “${name}” cannot be read.`);
  }
}

async function textOf(entry: ArchiveEntry): Promise<string> {
  if (entry.bytes > MOST_BYTES_OF_JSON)
    throw new UnusableBackup(`It is damaged: “${entry.name}” is too large.`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry.content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function hashOfText(entry: ArchiveEntry, text: string): EntryHash {
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { name: entry.name, bytes: entry.bytes, sha256 };
}

async function hashOf(entry: ArchiveEntry): Promise<EntryHash> {
  const hash = createHash('sha256');
  for await (const chunk of entry.content) hash.update(chunk as Buffer);
  return { name: entry.name, bytes: entry.bytes, sha256: hash.digest('hex') };
}

/** What is no tar file at all may look like an endless entry of one. */
async function requireTar(path: string, format: ArchiveFormat): Promise<void> {
  const file = await open(path, 'r').catch(missing);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    const isTar = bytesRead === 512 && buffer.toString('latin1', 257, 262) === 'ustar';
    if (!isTar) throw new UnusableBackup(`${foreign(format)}.`);
  } finally {
    await file.close();
  }
}

function missing(error: NodeJS.ErrnoException): never {
  throw new UnusableBackup(
    error.code === 'ENOENT' ? 'There is no such file.' : `It cannot be read (${error.code}).`,
  );
}

function unreadable(error: Error): UnusableBackup {
  return new UnusableBackup(
    /unexpected end/i.test(error.message)
      ? 'It ends too early: its last part is missing.'
      : `It is damaged (${error.message}).`,
  );
}
