// Text to words, the same for what is stored and what is searched: accents folded, case folded, Chinese, Japanese
// and Korean in overlapping pairs (their words are not parted by spaces), compounds whole and in parts.

export interface Token {
  word: string;
  /** Place in the text, from 1; parts of a compound have places of their own. */
  position: number;
}

export const TOKENIZER_VERSION = 1;

/** A tsvector word holds 2 kB; what is longer is no word anybody types. */
const MAX_WORD_LENGTH = 60;
/** A tsvector counts places up to 16,383; what stands behind is found but not distinguished in phrases. */
const MAX_POSITION = 16_383;

const PAIRED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+|[\p{L}\p{N}\p{M}_]+/gu;

/** Words that differ by case, accents, width or ligatures alone are the same word. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .normalize('NFC');
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (const [run] of fold(text).matchAll(RUNS)) {
    const words = PAIRED.test(run) ? pairs(run) : [run.slice(0, MAX_WORD_LENGTH)];
    for (const word of words) {
      position = Math.min(position + 1, MAX_POSITION);
      tokens.push({ word, position });
    }
  }
  return tokens;
}

/** 東京都 becomes 東京 and 京都, and the last sign alone so that a search for one sign finds it too. */
function pairs(run: string): string[] {
  const signs = [...run];
  if (signs.length === 1) return signs;
  const found = signs.slice(0, -1).map((sign, at) => sign + signs[at + 1]);
  return [...found, signs[signs.length - 1] as string];
}

/** What a searcher typed between two spaces or quotes: the words that must follow each other. */
export function tokenizeTerm(text: string): { words: string[]; isPaired: boolean } {
  const tokens: string[] = [];
  let isPaired = false;
  for (const [run] of fold(text).matchAll(RUNS)) {
    if (!PAIRED.test(run)) {
      tokens.push(run.slice(0, MAX_WORD_LENGTH));
      continue;
    }
    isPaired = true;
    const signs = [...run];
    // Without the lone last sign, which is stored at the end of a run only.
    if (signs.length === 1) tokens.push(run);
    else tokens.push(...signs.slice(0, -1).map((sign, at) => sign + signs[at + 1]));
  }
  return { words: tokens, isPaired };
}

/** A tsvector as text: `'word':3A,7`. Titles weigh more than bodies. */
export function toVector(parts: readonly { text: string; weight: 'A' | 'B' | 'C' | 'D' }[]): string {
  const places = new Map<string, string[]>();
  let offset = 0;
  for (const { text, weight } of parts) {
    const tokens = tokenize(text);
    for (const { word, position } of tokens) {
      const known = places.get(word) ?? [];
      if (known.length === 0) places.set(word, known);
      // PostgreSQL stores 256 positions of a word.
      if (known.length < 250)
        known.push(`${Math.min(offset + position, MAX_POSITION)}${weight === 'D' ? '' : weight}`);
    }
    // A phrase never runs from the title into the body.
    offset += tokens.length + 10;
  }
  return [...places].map(([word, at]) => `'${word.replace(/['\\]/g, '$&$&')}':${at.join(',')}`).join(' ');
}
