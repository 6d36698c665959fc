// The pixels of BMP and ICO files: the two old formats that our decoder leaves out.
import { ImageProblem } from './image-problem.ts';

export interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

export async function decodeBitmap(
  bytes: Buffer,
  kind: 'bmp' | 'ico',
  maxPixels: number,
  decodePng: (png: Buffer) => Promise<Bitmap>,
): Promise<Bitmap> {
  try {
    if (kind === 'bmp') return fromDib(bytes, 14, bytes.readUInt32LE(10), maxPixels, false);
    const icon = largestIcon(bytes);
    if (icon.readUInt32BE(0) === 0x89504e47) return await decodePng(icon);
    return fromDib(icon, 0, undefined, maxPixels, true);
  } catch (error) {
    throw error instanceof ImageProblem ? error : new ImageProblem('unreadable');
  }
}

function largestIcon(bytes: Buffer): Buffer {
  let best = { side: -1, start: 0, length: 0 };
  for (let index = 0; index < Math.min(bytes.readUInt16LE(4), 100); index++) {
    const entry = 6 + index * 16;
    // 0 stands for 256.
    const side = bytes[entry] || 256;
    if (side > best.side)
      best = { side, length: bytes.readUInt32LE(entry + 8), start: bytes.readUInt32LE(entry + 12) };
  }
  if (best.side < 0 || best.start + best.length > bytes.length) throw new ImageProblem('unreadable');
  return bytes.subarray(best.start, best.start + best.length);
}

/** Uncompressed rows of 8 (with a palette), 24 or 32 bits, from the bottom up unless the height is negative. */
function fromDib(
  bytes: Buffer,
  header: number,
  pixelStart: number | undefined,
  maxPixels: number,
  isIcon: boolean,
): Bitmap {
  const headerSize = bytes.readUInt32LE(header);
  const width = bytes.readInt32LE(header + 4);
  const rows = bytes.readInt32LE(header + 8);
  const bits = bytes.readUInt16LE(header + 14);
  const compression = bytes.readUInt32LE(header + 16);
  // Below the pixels of an icon lies its mask, counted into the height.
  const height = Math.abs(isIcon ? Math.trunc(rows / 2) : rows);
  if (width <= 0 || height <= 0 || ![8, 24, 32].includes(bits)) throw new ImageProblem('unreadable');
  if (width * height > maxPixels) throw new ImageProblem('tooLarge');
  if (compression !== 0 && !(compression === 3 && bits === 32)) throw new ImageProblem('unreadable');
  const paletteAt = header + headerSize;
  const colours = bits === 8 ? bytes.readUInt32LE(header + 32) || 256 : 0;
  const start = pixelStart ?? paletteAt + colours * 4;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (start + stride * height > bytes.length) throw new ImageProblem('unreadable');
  const channels = isIcon && bits === 32 ? 4 : 3;
  const data = Buffer.alloc(width * height * channels);
  for (let y = 0, at = 0; y < height; y++) {
    const row = start + stride * (rows < 0 ? y : height - 1 - y);
    for (let x = 0; x < width; x++, at += channels) {
      const from = bits === 8 ? paletteAt + (bytes[row + x] as number) * 4 : row + x * (bits / 8);
      data[at] = bytes[from + 2] as number;
      data[at + 1] = bytes[from + 1] as number;
      data[at + 2] = bytes[from] as number;
      if (channels === 4) data[at + 3] = bytes[from + 3] as number;
    }
  }
  return { data, width, height, channels };
}
