// Titles as they stand in addresses.
import { trimOf, withoutTags } from './linear-text.ts';

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

// Lists show the same titles again and again, and making a slug costs more than anything else about a row.
const made = new Map<string, string>();
const MAX_MADE = 5000;

/** Words of the title, joined by hyphens; letters of other scripts stay, percent-encoded. */
export function slug(name: string): string {
  const known = made.get(name);
  if (known !== undefined) return known;
  if (made.size >= MAX_MADE) made.clear();
  const fresh = makeSlug(name);
  made.set(name, fresh);
  return fresh;
}

function makeSlug(name: string): string {
  const letters = withoutTags(name, ' ')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .replace(/['’‘]/g, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøđðþłı]/g, (letter) => TRANSLITERATED[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, 100)
    .replace(/[\ud800-\udbff]$/, '');
  const words = trimOf(letters, '-');
  return words === '' ? 'x' : encodeURIComponent(words);
}
