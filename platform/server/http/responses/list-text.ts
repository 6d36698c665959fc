// Rows of JSON as one list.
import { mapInTurns } from '../../content/map-in-turns.ts';

/** To put more together in one go would hold up others. */
const MOST_LETTERS = 250_000;

/** Short ones as text, which is sent for less; long ones as bytes, row by row. */
export async function listText(rows: readonly string[]): Promise<string | Buffer> {
  const letters = rows.reduce((sum, row) => sum + row.length, 0);
  if (letters <= MOST_LETTERS) return `[${rows.join()}]`;
  const sizes = await mapInTurns(rows, (row) => Buffer.byteLength(row));
  const list = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + size + 1, 1));
  let at = list.write('[');
  await mapInTurns(rows.entries(), ([index, row]) => {
    at += list.write(row, at);
    at += list.write(index < rows.length - 1 ? ',' : ']', at);
  });
  return list;
}
