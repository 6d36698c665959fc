// How much a body may hold, counted in one pass over its characters, before anything takes it apart.
import { MAX_BODY_LENGTH, MAX_JSON_BODY_LENGTH } from '../../contract/body-fields.ts';
import { excessOfJson } from '../../contract/json-bounds.ts';
import { parseBodyFormat } from './body-format.ts';

export const MAX_BODY_BYTES = 800_000;

const MAX_TAGS = 20_000;
const MAX_NESTING = 200;
const MAX_CELLS = 20_000;
const MAX_LINKS = 5_000;
const MAX_QUOTE_DEPTH = 100;
const MAX_JSON_NESTING = 100;
const MAX_JSON_VALUES = 100_000;

/** The first bound that a body exceeds, in words for whoever sent it; null where it holds all of them. */
export function excessOf(source: string, format: string): string | null {
  const known = parseBodyFormat(format);
  const isJson = known === 'rich2' || known === 'rich';
  const surplus = source.length - (isJson ? MAX_JSON_BODY_LENGTH : MAX_BODY_LENGTH);
  if (surplus > 0) return tooLong(surplus);
  const surplusBytes = Buffer.byteLength(source) - MAX_BODY_BYTES;
  if (surplusBytes > 0) return tooManyBytes(surplusBytes);
  if (countOf(source, '://', MAX_LINKS) > MAX_LINKS) return SURPLUS.links.message;
  if (isJson) return excessOfDocument(source);
  if (known === 'bbcode') return bracketsOf(source) > MAX_TAGS ? SURPLUS.tags.message : null;
  if (known === 'markdown') return excessOfMarkdown(source) ?? excessOfMarkup(source);
  return known === 'html' || known === 'wysiwyg' ? excessOfMarkup(source) : null;
}

function tooLong(surplus: number): string {
  const problem = { message: `body has ${surplus} characters too many. Shorten it, or post it in parts.` };
  return problem.message;
}

function tooManyBytes(surplus: number): string {
  const problem = { message: `body has ${surplus} bytes too many. Shorten it, or post it in parts.` };
  return problem.message;
}

function tooDeep(most: number): string {
  const problem = { message: `body is nested more than ${most} levels deep. Nest it less deeply.` };
  return problem.message;
}

/** Tables of `message` are what refusals are translated by. */
const SURPLUS = {
  links: { message: `body has more than ${MAX_LINKS} addresses. Leave some out, or post it in parts.` },
  tags: { message: `body has more than ${MAX_TAGS} tags. Leave some out, or post it in parts.` },
  cells: { message: `body has more than ${MAX_CELLS} table cells. Leave some out, or post it in parts.` },
  values: { message: `body has more than ${MAX_JSON_VALUES} parts. Leave some out, or post it in parts.` },
};

function countOf(text: string, part: string, most: number): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0 && count <= most; at = text.indexOf(part, at + part.length))
    count++;
  return count;
}

function bracketsOf(source: string): number {
  let count = 0;
  for (let at = source.indexOf('['); at >= 0; at = source.indexOf('[', at + 1))
    if (/[a-z*]/i.test(source.charAt(at + 1))) count++;
  return count;
}

const EMPTY: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'wbr',
  'col',
  'input',
  'meta',
  'link',
  'source',
]);
/** Closed by what follows them: often written without an end. */
const ENDS_BY_ITSELF: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option']);

/** Roughly, as a reader of tags alone sees it; what really nests is counted again while it is parsed. */
function excessOfMarkup(source: string): string | null {
  let tags = 0;
  let depth = 0;
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at + 1)) {
    const isEnd = source[at + 1] === '/';
    const [name] = /^[a-z][a-z0-9]*/i.exec(source.slice(at + (isEnd ? 2 : 1), at + 22)) ?? [];
    if (name === undefined) continue;
    const element = name.toLowerCase();
    if (!isEnd && ++tags > MAX_TAGS) return SURPLUS.tags.message;
    if (EMPTY.has(element) || ENDS_BY_ITSELF.has(element)) continue;
    depth = isEnd ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MAX_NESTING) return tooDeep(MAX_NESTING);
  }
  return null;
}

function excessOfMarkdown(source: string): string | null {
  if (countOf(source, '|', MAX_CELLS) > MAX_CELLS) return SURPLUS.cells.message;
  let marks = 0;
  for (let at = 0; at < source.length; at++) {
    const sign = source[at];
    if (sign === '>') marks++;
    else if (sign !== ' ' && sign !== '\t') marks = 0;
    if (marks > MAX_QUOTE_DEPTH) return tooDeep(MAX_QUOTE_DEPTH);
  }
  return null;
}

function excessOfDocument(source: string): string | null {
  const excess = excessOfJson(source, { depth: MAX_JSON_NESTING, values: MAX_JSON_VALUES });
  if (excess === undefined) return null;
  return excess === 'depth' ? tooDeep(MAX_JSON_NESTING) : SURPLUS.values.message;
}
