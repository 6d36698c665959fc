/** Plain text as a rich2 body: a paragraph for each line that is not blank. Small: it comes with every composer. */
export function rich2OfText(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return '';
  return JSON.stringify(lines.map((line) => ({ type: 'p', children: [{ text: line }] })));
}
