// The entries of a zip file, by its own list of them at its end; large ones (zip64) too.
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  packedBytes: number;
  offset: number;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const HEAD_BYTES = 46;
const WINDOW = 1024 * 1024;
const ALL_ONES = 0xffffffff;

export const damagedZip = () =>
  new CommandProblem('The zip file is damaged or not complete. Upload it again.');

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  if (position < 0 || length < 0 || !Number.isSafeInteger(position)) throw damagedZip();
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Reads the list in windows: it may be as long as the archive has files. */
export async function* zipEntries(path: string): AsyncGenerator<ZipEntry> {
  const file = await open(path);
  try {
    const { count, start } = await findList(file);
    let position = start;
    let window: Buffer = Buffer.alloc(0);
    let at = 0;
    for (let entry = 0; entry < count; entry++) {
      if (window.length - at < HEAD_BYTES + 3 * LONGEST_COMMENT) {
        window = await bytesAt(file, position, WINDOW);
        at = 0;
      }
      const { entry: read, length } = readEntry(window.subarray(at));
      yield read;
      at += length;
      position += length;
    }
  } finally {
    await file.close();
  }
}

async function findList(file: FileHandle): Promise<{ count: number; start: number }> {
  const { size } = await file.stat();
  const from = Math.max(0, size - END_BYTES - LONGEST_COMMENT);
  const tail = await bytesAt(file, from, size - from);
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue;
    const count = tail.readUInt16LE(at + 10);
    const start = tail.readUInt32LE(at + 16);
    return count === 0xffff || start === ALL_ONES ? findList64(file, from + at) : { count, start };
  }
  throw damagedZip();
}

async function findList64(file: FileHandle, endAt: number): Promise<{ count: number; start: number }> {
  const locator = await bytesAt(file, endAt - 20, 20);
  if (locator.length < 20 || locator.readUInt32LE(0) !== LOCATOR_64) throw damagedZip();
  const end = await bytesAt(file, Number(locator.readBigUInt64LE(8)), 56);
  if (end.length < 56 || end.readUInt32LE(0) !== END_64) throw damagedZip();
  return { count: Number(end.readBigUInt64LE(32)), start: Number(end.readBigUInt64LE(48)) };
}

function readEntry(head: Buffer): { entry: ZipEntry; length: number } {
  if (head.length < HEAD_BYTES || head.readUInt32LE(0) !== ENTRY) throw damagedZip();
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => head.readUInt16LE(at)) as [
    number,
    number,
    number,
  ];
  const length = HEAD_BYTES + nameLength + extraLength + commentLength;
  if (head.length < length) throw damagedZip();
  const extraAt = HEAD_BYTES + nameLength;
  const sizes = sizesOf(head, head.subarray(extraAt, extraAt + extraLength));
  return {
    length,
    entry: {
      name: head.subarray(HEAD_BYTES, extraAt).toString('utf8'),
      isEncrypted: (head.readUInt16LE(8) & 1) === 1,
      method: head.readUInt16LE(10),
      ...sizes,
    },
  };
}

/** Numbers that do not fit into four bytes stand in a field behind the name, in this order. */
function sizesOf(head: Buffer, extra: Buffer): { packedBytes: number; offset: number } {
  const unpacked = head.readUInt32LE(24);
  let packedBytes = head.readUInt32LE(20);
  let offset = head.readUInt32LE(42);
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let field = at + 4 + (unpacked === ALL_ONES ? 8 : 0);
    const next = (): number => {
      if (field + 8 > extra.length) throw damagedZip();
      field += 8;
      return Number(extra.readBigUInt64LE(field - 8));
    };
    if (packedBytes === ALL_ONES) packedBytes = next();
    if (offset === ALL_ONES) offset = next();
  }
  return { packedBytes, offset };
}

export async function openZipEntry(path: string, entry: ZipEntry): Promise<Readable> {
  if (entry.isEncrypted) throw new CommandProblem('The zip file asks for a password. Pack it without one.');
  if (entry.method !== 0 && entry.method !== 8)
    throw new CommandProblem('The zip file is packed in a way that is not read here. Pack it again as zip.');
  const file = await open(path);
  try {
    const local = await bytesAt(file, entry.offset, 30);
    if (local.length < 30 || local.readUInt32LE(0) !== LOCAL) throw damagedZip();
    const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
    const end = start + entry.packedBytes - 1;
    if (end < start) return Readable.from([]);
    const packed = createReadStream(path, { start, end });
    if (entry.method === 0) return packed;
    const unpacked = createInflateRaw();
    packed.on('error', (error) => unpacked.destroy(error));
    return packed.pipe(unpacked);
  } finally {
    await file.close();
  }
}
