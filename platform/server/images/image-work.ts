// What is done to pictures. Runs in a process of its own (image-process.ts): decoders read untrusted input.
import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { type Bitmap, decodeBitmap } from './bitmap.ts';
import { kindOfFile } from './file-kind.ts';
import { ImageProblem, MAX_FRAMES, MAX_MEGAPIXELS } from './image-problem.ts';

sharp.concurrency(1);
sharp.cache(false);
// The library knows many more formats than anybody may send; none of their readers is ever started.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
});

export interface Dimensions {
  width: number;
  height: number;
}

export interface TidyTask {
  kind: 'tidy';
  from: string;
  to: string;
  /** Absent: as large as it is. */
  within?: Dimensions;
}

export interface CropTask {
  kind: 'crop';
  from: string;
  crops: { to: string; size: number }[];
}

export interface MeasureTask {
  kind: 'measure';
  from: string;
}

export type ImageTask = TidyTask | CropTask | MeasureTask;

export interface ImageDone extends Dimensions {
  size: number;
  /** Of crops: the type they were written in. */
  type: 'jpeg' | 'png' | 'other';
}

const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;

export async function work(task: ImageTask): Promise<ImageDone> {
  if (task.kind === 'measure') return measure(task);
  return task.kind === 'tidy' ? tidy(task) : crop(task);
}

async function measure({ from }: MeasureTask): Promise<ImageDone> {
  const bitmap = await bitmapOf(from);
  if (bitmap) return { ...sizeOf(bitmap), size: 0, type: 'other' };
  const { autoOrient } = await factsOf(from);
  return { ...autoOrient, size: 0, type: 'other' };
}

/** Upright, without a word on where, when and by what it was taken, and not larger than it may be. */
async function tidy({ from, to, within }: TidyTask): Promise<ImageDone> {
  const bitmap = await bitmapOf(from);
  if (bitmap) return { ...sizeOf(bitmap), size: 0, type: 'other' };
  const facts = await factsOf(from);
  const isAnimated = (facts.pages ?? 1) > 1;
  let image = reader(from, isAnimated);
  if (!isAnimated) image = image.autoOrient();
  if (within) image = image.resize({ ...within, fit: 'inside', withoutEnlargement: true });
  const info = await encoded(image, facts).toFile(to);
  return {
    width: info.width,
    height: info.pageHeight ?? info.height,
    size: (await stat(to)).size,
    type: 'other',
  };
}

/** The middle of the first frame as squares, for avatars. */
async function crop({ from, crops }: CropTask): Promise<ImageDone> {
  const bitmap = await bitmapOf(from);
  const facts = bitmap ? { hasAlpha: bitmap.channels === 4 } : await factsOf(from);
  const type = facts.hasAlpha ? 'png' : 'jpeg';
  let largest: ImageDone = { width: 0, height: 0, size: 0, type };
  for (const { to, size } of crops) {
    const start = bitmap ? rawReader(bitmap) : reader(from, false).autoOrient();
    const square = start.resize({ width: size, height: size, fit: 'cover' });
    const info = await (type === 'png' ? square.png() : square.jpeg({ quality: 88 })).toFile(to);
    if (info.width > largest.width)
      largest = { width: info.width, height: info.height, size: info.size, type };
  }
  return largest;
}

function reader(path: string, animated: boolean): Sharp {
  return sharp(path, { animated, limitInputPixels: MAX_PIXELS * 2, failOn: 'error', sequentialRead: true });
}

function rawReader({ data, width, height, channels }: Bitmap): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

function sizeOf({ width, height }: Bitmap): Dimensions {
  return { width, height };
}

/** Read from the header alone: what is too large is never decoded. */
async function factsOf(path: string): Promise<Metadata> {
  const facts = await sharp(path, { limitInputPixels: false }).metadata();
  const frames = facts.pages ?? 1;
  const pixels = (facts.width ?? 0) * (facts.pageHeight ?? facts.height ?? 0);
  if (frames > MAX_FRAMES) throw new ImageProblem('tooManyFrames');
  // All frames of a moving picture lie in memory at once.
  if (pixels > MAX_PIXELS || pixels * frames > MAX_PIXELS * 2) throw new ImageProblem('tooLarge');
  return facts;
}

function encoded(image: Sharp, { format, isPalette }: Metadata): Sharp {
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality: 85, progressive: true });
    case 'png':
      return image.png({ palette: isPalette ?? false, effort: 5 });
    case 'gif':
      return image.gif({ effort: 3, reuse: true });
    case 'webp':
      return image.webp({ quality: 85, effort: 3 });
    case 'tiff':
      return image.tiff({ compression: 'lzw' });
    default:
      throw new ImageProblem('unreadable');
  }
}

/** BMP and ICO, which the decoders of the others do not know. */
async function bitmapOf(path: string): Promise<Bitmap | undefined> {
  const kind = await kindOfFile(path);
  if (kind !== 'bmp' && kind !== 'ico') return undefined;
  if ((await stat(path)).size > MAX_PIXELS * 5) throw new ImageProblem('tooLarge');
  return decodeBitmap(await readFile(path), kind, MAX_PIXELS, pixelsOf);
}

async function pixelsOf(png: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(png, { limitInputPixels: MAX_PIXELS })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 4 };
}
