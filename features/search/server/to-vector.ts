// What a search index stores of a text. However long it is, others get their turn in between.
import { mapInTurns, Turns } from '../../../platform/server/content/map-in-turns.ts';
import { fold, foldedPieces, MAX_POSITION, PIECE, tokensOf } from './tokenize.ts';

/** PostgreSQL stores so many positions of a word. */
const MAX_PLACES = 250;
/** A tsvector holds 1 MB. Words beyond it are not found; nobody writes so many different ones. */
const MAX_BYTES = 1_000_000;
/** What a word and each of its places take beside its letters, at most. */
const WORD_BYTES = 4;
const PLACE_BYTES = 2;
/** Read and written without looking at the clock, which costs more than a word does. */
const WORDS_AT_ONCE = 500;

export interface WeightedText {
  text: string;
  weight: 'A' | 'B' | 'C' | 'D';
}

/** A tsvector as text: `'word':3A,7`. Titles weigh more than bodies. */
export async function toVector(parts: readonly WeightedText[]): Promise<string> {
  const places = new Map<string, string[]>();
  const turns = new Turns();
  let bytes = 0;
  let offset = 0;
  for (const { text, weight } of parts) {
    const folded =
      text.length <= PIECE ? fold(text) : (await mapInTurns(foldedPieces(text), (piece) => piece)).join('');
    let count = 0;
    for (const { word, position } of tokensOf(folded)) {
      if (++count % WORDS_AT_ONCE === 0 && turns.isOver) await turns.next();
      const known = places.get(word) ?? [];
      const more = PLACE_BYTES + (known.length === 0 ? Buffer.byteLength(word) + WORD_BYTES : 0);
      if (known.length >= MAX_PLACES || bytes + more > MAX_BYTES) continue;
      bytes += more;
      if (known.length === 0) places.set(word, known);
      known.push(`${Math.min(offset + position, MAX_POSITION)}${weight === 'D' ? '' : weight}`);
    }
    // A phrase never runs from the title into the body.
    offset += count + 10;
  }
  // No word holds what would have to be escaped.
  const written = ([word, at]: [string, string[]]) => `'${word}':${at.join(',')}`;
  const words = places.size > WORDS_AT_ONCE ? await mapInTurns(places, written) : [...places].map(written);
  return words.join(' ');
}
