// What of a draft can be shown in a list: its title, how it begins, how long it is.
import { bodyFormat } from '../../../platform/contract/fields.ts';
import { renderBody } from '../../../platform/server/content/render-body.ts';

export interface DraftText {
  name: string;
  excerpt: string;
  countWords: number;
}

type Attributes = Readonly<Record<string, unknown>>;

const EXCERPT_LENGTH = 200;
/** So much of the source is rendered for that. */
const LOOKED_AT = 2000;
const NAME_LENGTH = 250;

export function draftText(attributes: Attributes, siteUrl: string): DraftText {
  const { body } = attributes;
  const source = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const rich = richWords(source);
  return {
    name: nameOf(attributes),
    excerpt: rich === undefined ? beginning(source, attributes.format, siteUrl) : shortened(rich),
    countWords: countWords(rich ?? source),
  };
}

/** Nothing to read, and nothing to look at either. */
export function isEmptyBody(body: unknown): boolean {
  if (body === undefined || body === null) return true;
  const source = typeof body === 'string' ? body : JSON.stringify(body);
  const rich = richWords(source);
  if (rich === undefined) return source.trim() === '';
  // A picture or a card has an address.
  return rich.trim() === '' && !/"(?:url|src)":"/.test(source);
}

function nameOf({ draftMeta, name }: Attributes): string {
  const inMeta = isObject(draftMeta) ? draftMeta.name : undefined;
  const given = typeof inMeta === 'string' && inMeta.trim() !== '' ? inMeta : name;
  return typeof given === 'string' ? given.trim().slice(0, NAME_LENGTH) : '';
}

function beginning(source: string, format: unknown, siteUrl: string): string {
  const known = bodyFormat.safeParse(format);
  const { excerpt } = renderBody(source.slice(0, LOOKED_AT), known.success ? known.data : 'text', {
    siteUrl,
  });
  return shortened(excerpt);
}

function shortened(text: string): string {
  const letters = [...text.slice(0, 2 * EXCERPT_LENGTH).trim()];
  return letters.length <= EXCERPT_LENGTH
    ? letters.join('')
    : `${letters.slice(0, EXCERPT_LENGTH).join('')}…`;
}

function countWords(text: string): number {
  return text.match(/[^\s]+/g)?.length ?? 0;
}

/** Enough for any text; what is looked at longer holds others up. */
const MOST_NODES = 20_000;

/** The words of a body that is written as nodes; undefined where it is not. One after the other, however deep they lie. */
function richWords(source: string): string | undefined {
  if (!source.startsWith('[')) return undefined;
  let nodes: unknown;
  try {
    nodes = JSON.parse(source);
  } catch {
    return undefined;
  }
  const words: string[] = [];
  const waiting: unknown[] = [nodes];
  for (let seen = 0; seen < MOST_NODES && waiting.length > 0; seen++) {
    const node = waiting.pop();
    if (Array.isArray(node)) waiting.push(...node.slice(0, MOST_NODES).toReversed());
    else if (isObject(node)) {
      const text = node.text ?? node.insert;
      if (typeof text === 'string') words.push(text);
      else if (Array.isArray(node.children)) waiting.push(' ', node.children);
    } else if (typeof node === 'string') words.push(node);
  }
  return words.join('');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
