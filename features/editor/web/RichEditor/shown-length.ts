const TEXT_OF_LEAF = /"text":"((?:[^"\\]|\\.)*)"/g;

/** How much of a body the reader will see, roughly: escapes in it count as they are written. */
export function shownLength(source: string): number {
  let length = 0;
  for (const [, text = ''] of source.matchAll(TEXT_OF_LEAF)) length += text.length;
  return length;
}
