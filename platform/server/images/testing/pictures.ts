// Small pictures and files for tests, made on the spot.
import { crc32 } from 'node:zlib';
import sharp, { type CreateRaw } from 'sharp';

type Rgb = [red: number, green: number, blue: number];
const RED: Rgb = [220, 20, 20];
const BLUE: Rgb = [20, 20, 220];

function plain(width: number, height: number, [r, g, b]: Rgb = RED) {
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
}

export function png(width = 40, height = 20): Promise<Buffer> {
  return plain(width, height).png().toBuffer();
}

/** With transparency: not every pixel covers. */
export function pngWithAlpha(width = 40, height = 20): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } })
    .png()
    .toBuffer();
}

export function webp(width = 40, height = 20): Promise<Buffer> {
  return plain(width, height).webp().toBuffer();
}

/** As a telephone held upright takes it: lying on its side, with a note to turn it, and the place it was taken at. */
export async function photograph(width = 80, height = 40): Promise<Buffer> {
  const left = await plain(width / 2, height, BLUE)
    .png()
    .toBuffer();
  return plain(width, height)
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export async function movingGif(frames = 3, side = 16): Promise<Buffer> {
  const pages = Array.from({ length: frames }, (_, index) =>
    Buffer.alloc(side * side * 3, (index * 37) % 256),
  );
  return sharp(Buffer.concat(pages), {
    raw: { width: side, height: side * frames, channels: 3, pageHeight: side } as CreateRaw,
  })
    .gif({ loop: 0, delay: Array.from({ length: frames }, () => 100) })
    .toBuffer();
}

/** 24 bits, two pixels wide: blue and red below, red and blue above. */
export function bmp(width = 2, height = 2): Buffer {
  const stride = Math.ceil((width * 24) / 32) * 4;
  const head = Buffer.alloc(54);
  head.write('BM', 'latin1');
  head.writeUInt32LE(54 + stride * height, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * stride + x * 3 + ((x + y) % 2) * 2] = 255;
  return Buffer.concat([head, rows]);
}

export function ico(content: Buffer, side = 16): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt32LE(content.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, content]);
}

export function hugeBmp(): Buffer {
  const file = bmp();
  file.writeInt32LE(20_000, 18);
  file.writeInt32LE(20_000, 22);
  return file;
}

/** A few bytes that promise more pixels than any memory holds. */
export function hugePng(width = 60_000, height = 60_000): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
