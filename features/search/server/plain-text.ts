// The words of a rendered body. It comes from our own sanitiser, so its tags are well formed.
import { formulasAsText } from '../../../platform/server/content/math/formula-text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

export function plainText(html: string): string {
  return formulasAsText(html)
    .replace(
      /<\/?(?:p|div|br|li|ul|ol|tr|td|th|h[1-6]|blockquote|pre|details|summary|table|hr|figure|aside)(?:[\s/][^<>]*)?>/gi,
      '\n',
    )
    .replace(/<[^<>]+>/g, '')
    .replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => character(name) ?? whole)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s{2,}/g, (space) => (space.includes('\n') ? '\n' : space))
    .trim();
}

/** More than a snippet looks through, with the markup of it. */
const MAX_BEGINNING = 100_000;

/** Where a page of results shows a part of each, the ends of the longest are not read. */
export function plainBeginning(html: string): string {
  const end = html.length > MAX_BEGINNING ? html.lastIndexOf('<', MAX_BEGINNING) : html.length;
  return plainText(html.slice(0, end < 0 ? MAX_BEGINNING : end));
}

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
