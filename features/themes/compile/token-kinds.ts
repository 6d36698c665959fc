// What kind of value a token of the design system holds follows from its name.
import { parseFontList, parseLength, parseNumber, parsePictureUrl, parseShadow } from './css-values.ts';

export type TokenKind =
  | 'colour'
  | 'length'
  | 'textLength'
  | 'fonts'
  | 'weight'
  | 'leading'
  | 'shadow'
  | 'picture';

const KINDS: readonly [RegExp, TokenKind][] = [
  [/^(?:color|seed-accent)(?:-[a-z0-9]+)*$/, 'colour'],
  [/^text-(?:xs|sm|md|lg|subtitle|title|title-lg)$/, 'textLength'],
  [/^size-(?:titlebar|control|button)(?:-[a-z]+)*$/, 'textLength'],
  [/^(?:size|space|avatar|radius|gutter|tracking|stretch|line|sheet|head)(?:-[a-z0-9]+)*$/, 'length'],
  [/^(?:seed-radius|tag-pad)$/, 'length'],
  [/^font(?:-[a-z]+)+$/, 'fonts'],
  [/^weight(?:-[a-z]+)+$/, 'weight'],
  [/^leading(?:-[a-z]+)*$/, 'leading'],
  [/^(?:shadow|glint)(?:-[a-z]+)*$/, 'shadow'],
  [/^picture(?:-[a-z]+)+$/, 'picture'],
];

/** undefined: not for a theme to say (layers, motion), or no token at all. */
export function tokenKind(name: string): TokenKind | undefined {
  if (name.length > 60) return undefined;
  return KINDS.find(([pattern]) => pattern.test(name))?.[1];
}

/** The value as it is printed, of every kind but colours, which have one for each scheme. */
export function parseTokenValue(kind: Exclude<TokenKind, 'colour'>, value: unknown): string | undefined {
  switch (kind) {
    case 'length':
      return parseLength(value);
    case 'textLength':
      return parseLength(value, true);
    case 'fonts':
      return parseFontList(value);
    case 'weight':
      return parseNumber(value, 100, 900);
    case 'leading':
      return parseNumber(value, 0.8, 3);
    case 'shadow':
      return parseShadow(value);
    case 'picture':
      return parsePictureUrl(value);
  }
}
