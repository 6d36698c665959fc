// Fonts that come with a theme: files of this site, each by a name that the theme's font lists may use.
import { ownPath, parseNumber, printFamily } from './css-values.ts';
import { isTree } from './variables.ts';

const MAX_FONTS = 20;

export interface FontFace {
  name: string;
  url: string;
  weight?: string;
  stretch?: string;
  style?: string;
  unicodeRange?: string;
}

export function fontsProblem(fonts: unknown): string | undefined {
  if (!Array.isArray(fonts) || fonts.length > MAX_FONTS)
    return `Fonts must be a list of at most ${MAX_FONTS}.`;
  return fonts.every((font) => printFontFace(font) !== undefined)
    ? undefined
    : 'A font has a name and the path of a file of this site as its url.';
}

export function printFontFaces(fonts: unknown): string {
  return Array.isArray(fonts) ? fonts.map((font) => printFontFace(font) ?? '').join('') : '';
}

function printFontFace(font: unknown): string | undefined {
  if (!isTree(font)) return undefined;
  const family = printFamily(font.name);
  const path = typeof font.url === 'string' ? ownPath(font.url) : undefined;
  if (!family || !path) return undefined;
  const weight = range(font.weight, 1, 1000);
  const stretch = range(font.stretch, 50, 200);
  const descriptors = [
    `font-family:${family}`,
    `src:url("${path}")${/\.woff2$/.test(path) ? ' format("woff2")' : ''}`,
    ...(weight ? [`font-weight:${weight}`] : []),
    ...(stretch ? [`font-stretch:${stretch.replace(/\d+(?:\.\d+)?/g, '$&%')}`] : []),
    ...(font.style === 'italic' ? ['font-style:italic'] : []),
    // A font that comes late is cached for the next page: words that are being read do not move.
    'font-display:optional',
    ...(isUnicodeRange(font.unicodeRange) ? [`unicode-range:${font.unicodeRange}`] : []),
  ];
  return `@font-face{${descriptors.join(';')}}`;
}

/** `400`, or `300 800` for a font that can be all between. */
function range(value: unknown, least: number, most: number): string | undefined {
  const parts = typeof value === 'number' ? [value] : typeof value === 'string' ? value.split(' ') : [];
  const numbers = parts.map((part) => parseNumber(part, least, most));
  return numbers.length > 0 && numbers.length <= 2 && !numbers.includes(undefined)
    ? numbers.join(' ')
    : undefined;
}

function isUnicodeRange(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?(?:, ?U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?){0,40}$/.test(value)
  );
}
