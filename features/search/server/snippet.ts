// The part of a text where the searched words stand, with the places to mark.
import { fold } from './tokenize.ts';

export interface Snippet {
  text: string;
  /** Start and end of each marked place in `text`. */
  marks: [number, number][];
}

const RUNS = /[\p{L}\p{N}\p{M}_]+/gu;
const PAIRED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** What stands behind so much of a text is found, but not shown: a page shows a hundred results. */
const MAX_LENGTH = 10_000;

/** No word holds it: one that begins with it is marked where it stands by itself, not as a part of another. */
const WHOLE = '=';

export function wholeWord(word: string): string {
  return WHOLE + word;
}

type Place = [from: number, to: number];

export function snippet(source: string, words: readonly string[], length = 220): Snippet {
  const text = source.slice(0, MAX_LENGTH).replace(/\s+/g, ' ').trim();
  const places = placesIn(text, words);
  const first: Place | undefined = places.next().value;
  const [start, end] = windowAround(text, first?.[0] ?? 0, length);
  const lead = start > 0 ? '… ' : '';
  const isCut = end < text.length || source.length > MAX_LENGTH;
  const shift = lead.length - start;
  const marks = joined(first ? [first, ...placesUntil(end, places)] : [])
    .filter(([from, to]) => from >= start && to <= end)
    .map(([from, to]): Place => [from + shift, to + shift]);
  return { text: lead + text.slice(start, end) + (isCut ? ' …' : ''), marks };
}

function windowAround(text: string, first: number, length: number): Place {
  const start = first < length * 0.6 ? 0 : wordStart(text, first - Math.floor(length / 3));
  const end = start + length >= text.length ? text.length : wordEnd(text, start + length);
  return [start, end];
}

/** What begins behind the end is not looked for. */
function* placesUntil(end: number, places: Iterable<Place>): Generator<Place> {
  for (const place of places) {
    if (place[0] > end) return;
    yield place;
  }
}

export function findPlaces(text: string, words: readonly string[]): Place[] {
  return joined([...placesIn(text, words)]);
}

function* placesIn(text: string, words: readonly string[]): Generator<Place, undefined> {
  if (words.length === 0) return;
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    const folded = fold(run);
    if (!words.some((word) => folded.includes(word.replace(WHOLE, '')))) continue;
    if (PAIRED.test(run)) yield* pairedPlaces(run, index, words);
    else if (isMatch(folded, words)) yield [index, index + run.length];
  }
}

/** A word is marked when it is, or contains, what was searched for. */
function isMatch(folded: string, words: readonly string[]): boolean {
  return words.some((word) =>
    word.startsWith(WHOLE)
      ? word.slice(WHOLE.length) === folded
      : folded === word || (word.length >= 3 && folded.includes(word)),
  );
}

function* pairedPlaces(run: string, offset: number, words: readonly string[]): Generator<Place> {
  const signs = [...run];
  let at = offset;
  for (const [index, sign] of signs.entries()) {
    const next = signs[index + 1] ?? '';
    if (words.includes(fold(sign + next))) yield [at, at + sign.length + next.length];
    else if (words.includes(fold(sign))) yield [at, at + sign.length];
    at += sign.length;
  }
}

function joined(places: readonly Place[]): Place[] {
  const result: Place[] = [];
  for (const [from, to] of places) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', Math.max(0, at));
  return space < 0 || space > at + 30 ? Math.max(0, at) : space + 1;
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space < at - 30 ? at : space;
}
