import { classesOf, type HtmlNode, isElement, parseHtml } from '../dom.ts';

/** Parts of a Discourse page that are not the writer's words. */
const FOREIGN: ReadonlySet<string> = new Set([
  ...['quote-controls', 'meta', 'poll-info', 'poll-buttons', 'onebox', 'lazyYT', 'source', 'emoji'],
  ...['inline-onebox', 'inline-onebox-loading'],
]);
const SILENT: ReadonlySet<string> = new Set(['svg', 'iframe', 'video', 'audio']);
const INLINE: ReadonlySet<string> = new Set([
  'span',
  'a',
  'b',
  'i',
  'u',
  's',
  'em',
  'strong',
  'code',
  'sup',
  'sub',
  'del',
]);
const TAGS =
  /\[\/?(?:quote|code|spoiler|b|i|u|s|url|img|list|li|ul|ol|color|size|details|video|youtube|gist|github|poll|p)\b[^\]\n]*\]/g;
const ADDRESSES = /\b(?:https?:\/\/|www\.)\S+/g;

/** Words as both sides must say them: without addresses, debris of tags, signs and the case of letters. */
function words(nodes: readonly HtmlNode[], foreign: ReadonlySet<string>): string[] {
  const text = nodes.map((node) => textOf(node, foreign)).join('');
  const plain = text.normalize('NFKC').toLowerCase().replace(TAGS, ' ').replace(ADDRESSES, ' ');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function textOf(node: HtmlNode, foreign: ReadonlySet<string>): string {
  if (!isElement(node)) return 'data' in node && node.type === 'text' ? node.data : ' ';
  if (SILENT.has(node.name) || [...classesOf(node)].some((name) => foreign.has(name))) return ' ';
  const inside = node.children.map((child) => textOf(child as HtmlNode, foreign)).join('');
  return INLINE.has(node.name) ? inside : `\n${inside}\n`;
}

export function wordsOfCooked(cooked: string): string[] {
  return words(parseHtml(cooked), FOREIGN);
}

export function wordsOfHtml(html: string): string[] {
  return words(parseHtml(html), new Set(['spoiler-buttonContainer']));
}

/** Twice the words in common over all words of both: 1 for the same words, 0 for none. */
export function overlap(ours: readonly string[], theirs: readonly string[]): number {
  if (ours.length + theirs.length === 0) return 1;
  const left = new Map<string, number>();
  for (const word of ours) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of theirs) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    common++;
    left.set(word, count - 1);
  }
  return (2 * common) / (ours.length + theirs.length);
}
