// What every colour of the design system comes to in one scheme, the theme's own laid over it. Reads the text of
// platform/ui/tokens.css, so that no pair is checked by a list that somebody forgot.
import { replaceBetween } from '../../../platform/contract/linear-text.ts';
import { type Colour, parseColour } from './colour.ts';
import { splitAtCommas } from './gradient.ts';
import { mixColours } from './mix-colours.ts';

/** By the name of the token, as it is written: `light-dark(...)`, `color-mix(...)`, `var(...)`. */
export type Written = ReadonlyMap<string, string>;

export function writtenTokens(css: string): Map<string, string> {
  const bare = replaceBetween(css, '/*', '*/', '');
  const first = bare.slice(0, bare.search(/@media/) + 1 || undefined);
  return new Map(
    [...first.matchAll(/(?<![a-z0-9-])--([a-z0-9-]{1,100}):([^;]{1,1000});/g)].map(
      ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()],
    ),
  );
}

/** undefined: not a colour. */
export function resolveColour(written: Written, value: string, scheme: 'light' | 'dark'): Colour | undefined {
  const text = value.trim();
  const plain = parseColour(text);
  if (plain) return plain;
  const [, name, inner] = /^([a-z-]+)\(([\s\S]*)\)$/.exec(text) ?? [];
  const parts = splitAtCommas(inner ?? '');
  if (name === 'var') {
    const token = written.get((parts[0] ?? '').replace(/^--/, ''));
    return token === undefined ? undefined : resolveColour(written, token, scheme);
  }
  if (name === 'light-dark') return resolveColour(written, parts[scheme === 'light' ? 0 : 1] ?? '', scheme);
  return name === 'color-mix' ? mixed(written, parts, scheme) : undefined;
}

/** `in oklab, a 9%, b`, or `in oklab, a, b 14%`. */
function mixed(written: Written, parts: readonly string[], scheme: 'light' | 'dark'): Colour | undefined {
  const sides = parts.slice(1).map((part) => {
    const [, colour = part, share] = /^(.*\S)\s+(\d+(?:\.\d+)?)%$/.exec(part.trim()) ?? [];
    return { colour: resolveColour(written, colour, scheme), share };
  });
  const [one, other] = sides;
  if (parts[0]?.trim() !== 'in oklab' || !one?.colour || !other?.colour) return undefined;
  const share = one.share ? Number(one.share) / 100 : other.share ? 1 - Number(other.share) / 100 : 0.5;
  if (share < 0 || share > 1) return undefined;
  return mixColours(one.colour, other.colour, share);
}
