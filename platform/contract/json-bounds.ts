// How much the JSON of a request may hold, counted in one pass before it is parsed: a million brackets in a megabyte take
// the parser, and all that walks over what it made, longer than others should wait.

export type JsonExcess = 'depth' | 'values';

/** No input of ours nests deeper than half of it. */
const MAX_DEPTH = 100;
/** Commas and openings: the largest lists that calls take have some thousands of items. */
const MAX_VALUES = 20_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c] as const;
const OPENINGS: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSINGS: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** undefined: it is within the bounds. Whether it is JSON at all is for its parser to say. */
export function excessOfJson(
  text: string,
  { depth: maxDepth = MAX_DEPTH, values: maxValues = MAX_VALUES } = {},
): JsonExcess | undefined {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at);
    else if (code === COMMA) values++;
    else if (OPENINGS.has(code)) {
      values++;
      depth++;
    } else if (CLOSINGS.has(code)) depth--;
    if (depth > maxDepth) return 'depth';
    if (values > maxValues) return 'values';
  }
  return undefined;
}

/** Where the text that begins here has its closing quote. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
