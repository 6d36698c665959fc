// Rows of JSON as one list.
import { joinedBytes } from './joined-bytes.ts';

/** To put more together in one go would hold up others. */
const MOST_LETTERS = 250_000;

/** Short ones that are texts as text, which is sent for less; others as bytes, row by row. */
export async function listText(rows: readonly (string | Buffer)[]): Promise<string | Buffer> {
  const letters = rows.reduce((sum, row) => sum + row.length, 0);
  if (letters <= MOST_LETTERS && rows.every((row) => typeof row === 'string')) return `[${rows.join()}]`;
  return joinedBytes(['[', ...rows.flatMap((row, at) => (at > 0 ? [',', row] : [row])), ']']);
}
