// Text from outside, made fit for the database and for one line.

/** PostgreSQL takes neither NUL nor half a surrogate pair. */
export function cleanText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();
}

/** One line of at most `length` characters, counted as the database counts them. */
export function cleanLine(text: string, length: number): string {
  const line = cleanText(text).replace(/\s+/gu, ' ').trim();
  const characters = line.length > length ? [...line] : undefined;
  return characters && characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}

/** Times without a zone are UTC; undefined where it is no time at all. */
export function readDate(text: unknown): string | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  const time = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
