// A gzip stream made of parts, of which the long ones are compressed once and sent to many (RFC 1951, RFC 1952).
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LONGEST_STORED = 65_535;

const compress = promisify(deflateRaw);

/** Compressed for itself, and ends with a whole byte: any other part may follow. */
export function deflatePart(bytes: Buffer, level: number): Promise<Buffer> {
  return compress(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH });
}

/** As it is: a few bytes are not worth compressing. */
export function storedPart(bytes: Buffer): Buffer {
  if (bytes.length > LONGEST_STORED) throw new Error(`A stored part has at most ${LONGEST_STORED} bytes.`);
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ LONGEST_STORED, 3);
  return Buffer.concat([head, bytes]);
}

/** What is short and the viewer's own, right here: to have another thread do it costs more. */
export function lastPart(bytes: Buffer): Buffer {
  return deflateRawSync(bytes, { level: 1, windowBits: 12, memLevel: 4 });
}

export interface Part {
  bytes: Buffer;
  deflated: Buffer;
}

/** The last of them is made by `lastPart()`. */
export function gzipOf(parts: readonly Part[]): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(
    parts.reduce((sum, { bytes }) => crc32(bytes, sum), 0),
    0,
  );
  end.writeUInt32LE(
    parts.reduce((sum, { bytes }) => sum + bytes.length, 0),
    4,
  );
  return Buffer.concat([HEADER, ...parts.map(({ deflated }) => deflated), end]);
}
