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
export const MAX_POSITION = 16_383;

const PAIRED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+|[\p{L}\p{N}\p{M}_]+/gu;

/** No accents, no width, no ligatures. */
const PLAIN = /^[ -~\s]*$/;

/** Words that differ by case, accents, width or ligatures alone are the same word. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
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

/** Folding this many letters takes a few milliseconds, whatever they unfold to. */
export const PIECE = 2_000;

/** As `fold`, bit by bit: pieces end between words, unless a word is longer than a piece. */
export function* foldedPieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = pieceEnd(text, at + PIECE);
    yield fold(text.slice(at, end));
    at = end;
  }
}

function pieceEnd(text: string, from: number): number {
  for (let end = from; end < Math.min(text.length, from + PIECE); end++)
    if (/\s/.test(text.charAt(end))) return end;
  let end = from + PIECE;
  while (end < text.length && /^(?:\p{M}|[\udc00-\udfff])/u.test(text.slice(end, end + 2))) end++;
  return Math.min(end, text.length);
}

export function tokenize(text: string): Token[] {
  return [...tokensOf(fold(text))];
}

/** Words hold letters, digits, marks, `_` and the signs of four scripts, nothing else. */
export function* tokensOf(folded: string): Generator<Token> {
  let position = 0;
  const next = () => {
    position = Math.min(position + 1, MAX_POSITION);
    return position;
  };
  for (const [run] of folded.matchAll(RUNS)) {
    if (PAIRED.test(run)) for (const word of pairs(run)) yield { word, position: next() };
    else yield { word: run.slice(0, MAX_WORD_LENGTH), position: next() };
  }
}

/** 東京都 becomes 東京 and 京都, and the last sign alone so that a search for one sign finds it too. */
function* pairs(run: string): Generator<string> {
  let last = '';
  for (const sign of run) {
    if (last !== '') yield last + sign;
    last = sign;
  }
  yield last;
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
