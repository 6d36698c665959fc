/** PostgreSQL takes neither NUL nor half a surrogate pair. */
export function cleanText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();
}
