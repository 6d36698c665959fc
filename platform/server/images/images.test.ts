import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeBitmap } from './bitmap.ts';
import { kindOf } from './file-kind.ts';
import { squareCrops, tidyImage } from './images.ts';
import {
  bmp,
  hugeBmp,
  hugePng,
  ico,
  movingGif,
  photograph,
  png,
  pngWithAlpha,
  webp,
} from './testing/pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-images-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function fileOf(content: Buffer | string): Promise<string> {
  const path = join(folder, String(count++));
  await writeFile(path, content);
  return path;
}

describe('what a file is', () => {
  const utf16 = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('words', 'utf16le')]);
  it.each<[string, Buffer | string, string]>([
    ['a page', '  <!DOCTYPE html><p>', 'html'],
    ['a page behind a comment', '<!-- x --><html lang="en">', 'html'],
    ['a page that begins amid', 'hello <script src="x"></script>', 'html'],
    ['an XHTML page', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">', 'html'],
    ['a drawing', '<?xml version="1.0"?>\n<!-- made -->\n<svg xmlns="x">', 'svg'],
    ['words', 'just words, 1 < 2', 'text'],
    ['words of two bytes', utf16, 'text'],
    [
      'a page of two bytes',
      Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('<html>', 'utf16le')]),
      'html',
    ],
    ['nothing', '', 'text'],
    ['bytes', Buffer.from([1, 2, 3, 0, 4]), 'unknown'],
    ['a program', Buffer.from('MZ\x90\0\x03', 'latin1'), 'program'],
    ['a film of old', Buffer.from('CWS\x09\0', 'latin1'), 'flash'],
    ['a PDF', '%PDF-1.7', 'pdf'],
    ['an archive', Buffer.from('PK\x03\x04\x14', 'latin1'), 'zip'],
    ['sound', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), 'wav'],
    ['a bitmap', bmp(), 'bmp'],
    ['a word of two capitals', 'BMW is a car', 'text'],
  ])('%s', (_, content, kind) => expect(kindOf(Buffer.from(content))).toBe(kind));

  it('goes for pictures too', async () => {
    expect(kindOf(await png())).toBe('png');
    expect(kindOf(await webp())).toBe('webp');
    expect(kindOf(await movingGif())).toBe('gif');
    expect(kindOf(await photograph())).toBe('jpeg');
    expect(kindOf(ico(await png(16, 16)))).toBe('ico');
  });
});

describe('a picture is tidied:', () => {
  it('a photograph stands upright and tells nothing of its maker', async () => {
    const path = await fileOf(await photograph());
    expect((await sharp(path).metadata()).exif).toBeDefined();
    expect(await tidyImage(path)).toMatchObject({ width: 40, height: 80 });
    const { exif, orientation, format } = await sharp(path).metadata();
    expect([exif, orientation, format]).toEqual([undefined, undefined, 'jpeg']);
    // What lay on the left stands at the top.
    const top = await sharp(path).extract({ left: 0, top: 0, width: 40, height: 40 }).png().toBuffer();
    const { channels } = await sharp(top).stats();
    expect(channels[2]?.mean).toBeGreaterThan(150);
  });

  it('a large one becomes as small as it must, a small one stays', async () => {
    const within = { width: 20, height: 20 };
    expect(await tidyImage(await fileOf(await png(40, 20)), within)).toMatchObject({ width: 20, height: 10 });
    expect(await tidyImage(await fileOf(await webp(10, 5)), within)).toMatchObject({ width: 10, height: 5 });
  });

  it('a moving one keeps moving', async () => {
    const path = await fileOf(await movingGif(3, 16));
    expect(await tidyImage(path, { width: 8, height: 8 })).toMatchObject({ width: 8, height: 8 });
    expect(await sharp(path).metadata()).toMatchObject({ format: 'gif', pages: 3 });
  });

  it('a bitmap stays as it is', async () => {
    const path = await fileOf(bmp(3, 2));
    expect(await tidyImage(path)).toEqual({ width: 3, height: 2 });
    expect(await readFile(path)).toEqual(bmp(3, 2));
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['of more pixels than there may be', () => hugePng(), 'tooLarge'],
    ['of too many frames', () => movingGif(101, 2), 'tooManyFrames'],
    [
      'of a kind that nobody may send',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'unreadable',
    ],
    ['cut off', async () => (await photograph()).subarray(0, 300), 'unreadable'],
    ['with a false bitmap', () => hugeBmp(), 'tooLarge'],
    ['with half a bitmap', () => bmp(9, 9).subarray(0, 60), 'unreadable'],
    ['with an empty icon', () => Buffer.from('000001000000', 'hex'), 'unreadable'],
  ])('one %s is refused', async (_, content, trouble) => {
    await expect(tidyImage(await fileOf(await content()))).rejects.toMatchObject({ trouble });
  });
});

describe('squares for avatars', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a photograph', () => photograph(), 'jpg'],
    ['a moving picture', () => movingGif(), 'png'],
    ['a picture with holes', () => pngWithAlpha(), 'png'],
    ['a bitmap', () => bmp(9, 5), 'jpg'],
    ['an icon', async () => ico(await pngWithAlpha(16, 16)), 'png'],
    ['an icon of old', () => ico(Buffer.concat([bmp(4, 8).subarray(14)])), 'jpg'],
  ])('come of %s', async (_, content, extension) => {
    const path = await fileOf(await content());
    const before = (await readdir(folder)).length;
    const crops = await squareCrops({ path }, [56, 20]);
    expect(crops.map((crop) => [crop.size, crop.extension])).toEqual([
      [56, extension],
      [20, extension],
    ]);
    for (const crop of crops)
      expect(await sharp(crop.content).metadata()).toMatchObject({ width: crop.size, height: crop.size });
    expect(await readdir(folder)).toHaveLength(before);
  });

  it('do not come of anything else', async () => {
    for (const [content, status] of [
      ['<html>', 415],
      ['%PDF-1.4', 415],
      [hugePng(), 422],
    ] as const) {
      const path = await fileOf(content);
      await expect(squareCrops({ path }, [20])).rejects.toMatchObject({
        status,
        context: { errors: [{ field: 'photo' }] },
      });
    }
  });
});

it('a bitmap’s pixels are where they were', async () => {
  const never = () => Promise.reject(new Error('no PNG in here'));
  const { data, width, height } = await decodeBitmap(bmp(2, 2), 'bmp', 100, never);
  // Written from the bottom up: red left above, blue left below.
  expect([width, height, [...data]]).toEqual([2, 2, [255, 0, 0, 0, 0, 255, 0, 0, 255, 255, 0, 0]]);
});
