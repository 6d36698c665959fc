// Text files of exports in pieces, packed or not.
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createGunzip } from 'node:zlib';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';

export type Fields = Readonly<Record<string, string | null>>;

/** Longer than any row of a forum; text without an end is not gathered for ever. */
export const MOST_CHARACTERS = 32 * 1024 * 1024;

export async function* textOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
  try {
    if (!/\.gz$/i.test(file)) {
      yield* bytes.setEncoding('utf8') as AsyncIterable<string>;
      return;
    }
    const unpacked = createGunzip({ chunkSize: 256 * 1024 });
    bytes.on('error', (error: Error) => unpacked.destroy(error));
    yield* bytes.pipe(unpacked).setEncoding('utf8') as AsyncIterable<string>;
  } catch (error) {
    if (!String((error as { code?: string }).code).startsWith('Z_')) throw error;
    throw new CommandProblem(`${basename(file)} is damaged, or ends in the middle. Fetch it again.`);
  } finally {
    bytes.destroy();
  }
}

export async function beginningOf(file: string, length = 64 * 1024): Promise<string> {
  let text = '';
  try {
    for await (const piece of textOf(file)) {
      text += piece;
      if (text.length >= length) break;
    }
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
  }
  return text.replace(/^\uFEFF/, '');
}

export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of textOf(file)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MOST_CHARACTERS)
      throw new CommandProblem(`${basename(file)} holds a line of more than 32 million characters.`);
    yield* lines;
  }
  if (rest.trim() !== '') yield rest;
}

export const int = (text: string | null | undefined): number => {
  const value = Math.trunc(Number(text ?? 0));
  return Number.isSafeInteger(value) ? value : 0;
};

/** Whole ids alone: they become parts of addresses. */
export const isID = (text: string | null | undefined): text is string => /^\d{1,15}$/.test(text ?? '');

/** Seconds or milliseconds since 1970, as forums store them. */
export function dateOfNumber(text: string | number | null | undefined): string | undefined {
  const value = Number(text ?? 0);
  if (!Number.isFinite(value) || value <= 0) return undefined;
  const milliseconds = value > 100_000_000_000 ? value : value * 1000;
  return milliseconds < Date.now() + 86_400_000 ? new Date(milliseconds).toISOString() : undefined;
}
