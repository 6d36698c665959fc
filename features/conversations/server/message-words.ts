// What a message is found by. Beside its own words stands one for each of those who may find it: a search for two words asks
// the index for both and for the searcher, and looks at nobody else's messages.
import { plainText } from '../../search/server/plain-text.ts';
import { toVector } from '../../search/server/to-vector.ts';

/** No word holds this sign: see tokenize.ts. */
const readerWord = (userID: number): string => `'~${userID}'`;

/** A tsvector as text. */
export async function messageWords(html: string, readers: readonly number[]): Promise<string> {
  const words = await toVector([{ text: plainText(html), weight: 'D' }]);
  return [words, ...readers.map(readerWord)].join(' ');
}

/** A tsquery: what was asked for, among the messages of this member. */
export function ofReader(userID: number, tsquery: string): string {
  return `${readerWord(userID)} & (${tsquery})`;
}
