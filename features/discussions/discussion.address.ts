// What the address of a discussion looks like.

export interface DiscussionAddress {
  discussionID: number;
  name: string;
}

/** `/discussion/5/why-bees-swarm`, with `/p2` behind it from the second page on. */
export function discussionPath({ discussionID, name }: DiscussionAddress, page = 1): string {
  return `/discussion/${discussionID}/${slug(name)}${pageSuffix(page)}`;
}

export function tagPath(urlcode: string, page = 1): string {
  return `/discussions/tagged/${encodeURIComponent(urlcode)}${pageSuffix(page)}`;
}

/** The first page has no suffix. */
export function pageSuffix(page: number): string {
  return page > 1 ? `/p${page}` : '';
}

const TRANSLITERATED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Words of the title, joined by hyphens; letters of other scripts stay, percent-encoded. */
export function slug(name: string): string {
  const words = name
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .replace(/['’‘]/g, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøđðþłı]/g, (letter) => TRANSLITERATED[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, 100)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^-+|-+$/g, '');
  return words === '' ? 'x' : encodeURIComponent(words);
}
