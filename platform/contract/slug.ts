// Titles as they stand in addresses.

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
