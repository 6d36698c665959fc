// What was uploaded, as a folder: archives unpacked, a single file as it is.
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../../../../platform/server/storage/private-folder.ts';
import { damagedZip, openZipEntry, zipEntries } from './read-zip.ts';
import { placeOfEntry, UnpackBudget } from './safe-entry.ts';

type Packing = 'tar' | 'tar.gz' | 'zip' | 'none';

/** By what the files begin with: their names say little. */
const FOREIGN: readonly (readonly [hex: string, name: string])[] = [
  ['377abcaf271c', '7z'],
  ['fd377a585a00', 'xz'],
  ['425a68', 'bzip2'],
  ['28b52ffd', 'zstd'],
  ['526172211a07', 'rar'],
];

export interface Unpacking {
  /** The uploaded file, and how it was called. */
  file: string;
  name: string;
  /** Where it is to lie; emptied first. */
  folder: string;
  mostBytes: number;
  onBytes: (count: number) => void;
}

export async function unpack(given: Unpacking): Promise<string> {
  await rm(given.folder, { recursive: true, force: true });
  // Dumps are known by the name of their folder, where their archive has none.
  const folder = join(given.folder, stemOf(given.name));
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const packing = await packingOf(given.file);
  if (packing === 'none') {
    await link(given.file, join(folder, basename(given.name)));
    return folder;
  }
  const budget = new UnpackBudget(given.mostBytes);
  const counting = { ...given, folder, budget };
  if (packing === 'zip') await unpackZip(counting);
  else await unpackTar(counting, packing === 'tar.gz');
  return folder;
}

function stemOf(name: string): string {
  const stem = basename(name)
    .replace(/\.(?:tar\.gz|tgz|tar|zip)$/i, '')
    .replace(/^\.+/, '');
  return stem.slice(0, 100) || 'export';
}

async function packingOf(path: string): Promise<Packing> {
  const head = await firstBytes(createReadStream(path, { end: 511 }));
  const hex = head.toString('hex');
  const foreign = FOREIGN.find(([start]) => hex.startsWith(start));
  if (foreign)
    throw new CommandProblem(
      `Files of ${foreign[1]} are not unpacked here. Unpack it, and pack it again as .zip or .tar.gz.`,
    );
  if (hex.startsWith('504b0304') || hex.startsWith('504b0506')) return 'zip';
  if (isTar(head)) return 'tar';
  if (!hex.startsWith('1f8b')) return 'none';
  const inner = await firstBytes(createReadStream(path).pipe(createGunzip())).catch(() => Buffer.alloc(0));
  return isTar(inner) ? 'tar.gz' : 'none';
}

const isTar = (head: Buffer): boolean => head.subarray(257, 262).toString('latin1') === 'ustar';

async function firstBytes(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= 512) break;
  }
  return Buffer.concat(chunks).subarray(0, 512);
}

type Counting = Unpacking & { budget: UnpackBudget };

async function store(given: Counting, name: string, content: Readable): Promise<void> {
  const path = placeOfEntry(given.folder, name);
  if (path === undefined) {
    content.resume();
    return;
  }
  given.budget.takeEntry();
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        given.budget.takeBytes(chunk.length);
        given.onBytes(chunk.length);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  await pipeline(content, counter, createWriteStream(path, { mode: PRIVATE_FILE, flags: 'w' }));
}

async function unpackZip(given: Counting): Promise<void> {
  for await (const entry of zipEntries(given.file)) {
    if (entry.name.endsWith('/')) continue;
    await store(given, entry.name, await openZipEntry(given.file, entry)).catch((error) => {
      throw isOfZlib(error) ? damagedZip() : error;
    });
  }
}

async function unpackTar(given: Counting, isPacked: boolean): Promise<void> {
  const entries = extract();
  const reading = isPacked
    ? pipeline(createReadStream(given.file), createGunzip(), entries)
    : pipeline(createReadStream(given.file), entries);
  // Heard of below, where the entries end.
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      // Links and devices are nobody's content.
      if (type === 'file' || type === 'contiguous-file')
        await store(given, name, entry as unknown as Readable);
      else entry.resume();
    }
    await reading;
  } catch (error) {
    entries.destroy();
    if (error instanceof CommandProblem || (error as { code?: string }).code === 'ENOSPC') throw error;
    throw new CommandProblem('The archive is damaged or not complete. Upload it again.');
  }
}

function isOfZlib(error: unknown): boolean {
  return String((error as { code?: string }).code).startsWith('Z_');
}

/** SHA-256 is of the first and last bytes and the size: see `fingerprint` in the contract. */
export async function endsOf(path: string, bytes: number, length: number): Promise<[Buffer, Buffer]> {
  const file = await open(path);
  try {
    const size = Math.min(length, bytes);
    const [first, last] = [Buffer.alloc(size), Buffer.alloc(size)];
    await file.read(first, 0, size, 0);
    await file.read(last, 0, size, bytes - size);
    return [first, last];
  } finally {
    await file.close();
  }
}
