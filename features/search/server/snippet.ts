// The part of a text where the searched words stand, with the places to mark.
import { fold } from './tokenize.ts';

export interface Snippet {
  text: string;
  /** Start and end of each marked place in `text`. */
  marks: [number, number][];
}

const RUNS = /[\p{L}\p{N}\p{M}_]+/gu;
const PAIRED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function snippet(source: string, words: readonly string[], length = 220): Snippet {
  const text = source.replace(/\s+/g, ' ').trim();
  const places = findPlaces(text, words);
  const first = places[0]?.[0] ?? 0;
  const start = first < length * 0.6 ? 0 : wordStart(text, first - Math.floor(length / 3));
  const end = start + length >= text.length ? text.length : wordEnd(text, start + length);
  const lead = start > 0 ? '… ' : '';
  const shown = lead + text.slice(start, end) + (end < text.length ? ' …' : '');
  const shift = lead.length - start;
  const marks = places
    .filter(([from, to]) => from >= start && to <= end)
    .map(([from, to]): [number, number] => [from + shift, to + shift]);
  return { text: shown, marks };
}

export function findPlaces(text: string, words: readonly string[]): [number, number][] {
  if (words.length === 0) return [];
  const places: [number, number][] = [];
  for (const match of text.matchAll(RUNS)) {
    const run = match[0];
    if (PAIRED.test(run)) places.push(...pairedPlaces(run, match.index, words));
    else if (isMatch(fold(run), words)) places.push([match.index, match.index + run.length]);
  }
  return joined(places);
}

/** A word is marked when it is, or contains, what was searched for. */
function isMatch(folded: string, words: readonly string[]): boolean {
  return words.some((word) => folded === word || (word.length >= 3 && folded.includes(word)));
}

function pairedPlaces(run: string, offset: number, words: readonly string[]): [number, number][] {
  const signs = [...run];
  const places: [number, number][] = [];
  let at = offset;
  signs.forEach((sign, index) => {
    const pair = fold(sign + (signs[index + 1] ?? ''));
    if (words.includes(pair) || words.includes(fold(sign)))
      places.push([at, at + sign.length + (words.includes(pair) ? (signs[index + 1]?.length ?? 0) : 0)]);
    at += sign.length;
  });
  return places;
}

function joined(places: readonly [number, number][]): [number, number][] {
  const result: [number, number][] = [];
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
