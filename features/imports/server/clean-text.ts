// Text from outside, made fit for one line.
import { cleanText } from '../../../platform/server/db/clean-text.ts';

/** One line of at most `length` characters, counted as the database counts them. */
export function cleanLine(text: string, length: number): string {
  const line = cleanText(text).replace(/\s+/gu, ' ').trim();
  const characters = line.length > length ? [...line] : undefined;
  return characters && characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}

const A_DAY = 86_400_000;

/** Times without a zone are UTC; undefined where it is no time, or one at which no forum was written. */
export function readDate(text: unknown): string | undefined {
  if (typeof text !== 'string' || text === '' || text.length > 40) return undefined;
  const time = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  // Clocks of two sites may differ by a little.
  const isUsable = time > 0 && time < Date.now() + A_DAY;
  return isUsable ? new Date(time).toISOString() : undefined;
}
