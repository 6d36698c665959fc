// Everything else a theme may say in CSS: lengths, numbers, font lists, pictures, shadows. What is printed is made of
// what was read, so nothing can break out of a declaration.
import { parseColour, printColour } from './colour.ts';

const LENGTH = /^(-?(?:\d{1,4}(?:\.\d{1,4})?|\.\d{1,4}))(px|rem|em|%|ch|vh|vw)?$/;
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$/u;
const GENERIC = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  '-apple-system',
]);

/** A number alone is pixels. `asRem`: what holds text grows with the reader's text size. */
export function parseLength(value: unknown, asRem = false): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const [, digits, unit] = LENGTH.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  if (unit !== undefined && unit !== 'px') return `${number}${unit}`;
  return asRem ? `${Math.round((number / 16) * 10_000) / 10_000}rem` : `${number}px`;
}

/** Of a length as `parseLength` prints it; undefined where it depends on its surroundings. */
export function pixelsOf(length: string): number | undefined {
  const [, digits, unit] = LENGTH.exec(length) ?? [];
  if (digits === undefined || !(unit === undefined || unit === 'px' || unit === 'rem')) return undefined;
  return Number(digits) * (unit === 'rem' ? 16 : 1);
}

export function parseNumber(value: unknown, least: number, most: number): string | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return number >= least && number <= most ? String(Math.round(number * 10_000) / 10_000) : undefined;
}

/** Names in order of preference; each is printed in quotation marks, but for the generic ones. */
export function parseFontList(value: unknown): string | undefined {
  const names = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(names) || names.length === 0 || names.length > 20) return undefined;
  const printed = names.map(printFamily);
  return printed.some((name) => name === undefined) ? undefined : printed.join(', ');
}

export function printFamily(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const bare = name.trim().replace(/^(["'])(.*)\1$/, '$2');
  if (GENERIC.has(bare)) return bare;
  return FAMILY.test(bare) ? `"${bare}"` : undefined;
}

/** A path of this site, or https. Whatever means something in CSS is written by its percent code. */
export function parsePictureUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 1000) return undefined;
  const text = value.trim();
  if (text === '' || text === 'none') return 'none';
  const href = ownPath(text) ?? remoteAddress(text);
  return href === undefined ? undefined : `url("${href}")`;
}

export function ownPath(text: string): string | undefined {
  if (!/^\/(?![/\\])/.test(text)) return undefined;
  const url = URL.parse(text, 'https://own.invalid');
  if (url?.host !== 'own.invalid') return undefined;
  return escapeForCss(url.pathname + url.search);
}

function remoteAddress(text: string): string | undefined {
  const url = /^https:\/\//i.test(text) ? URL.parse(text) : null;
  return url && url.username === '' && url.password === '' ? escapeForCss(url.href) : undefined;
}

function escapeForCss(href: string): string {
  return href.replace(
    /["'()\\\s<>;{}*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/** `0 1px 2px #0002, inset 0 1px 0 white`, or `none`. Colours may hold both schemes: `light-dark(#0002, #0008)`. */
export function parseShadow(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 600) return undefined;
  if (value.trim() === 'none') return 'none';
  const layers = value.split(/,(?![^(]*\))/).map(parseShadowLayer);
  return layers.length <= 6 && layers.every((layer) => layer !== undefined) ? layers.join(', ') : undefined;
}

function parseShadowLayer(text: string): string | undefined {
  const words = text.trim().match(/[^\s(]+\([^)]*\)|[^\s]+/g) ?? [];
  const isInset = words[0] === 'inset';
  const lengths = words.slice(isInset ? 1 : 0, -1).map((word) => parseLength(word));
  const colour = parseSchemes(words.at(-1));
  if (lengths.length < 2 || lengths.length > 4 || lengths.includes(undefined) || !colour) return undefined;
  return [...(isInset ? ['inset'] : []), ...lengths, colour].join(' ');
}

function parseSchemes(word: string | undefined): string | undefined {
  const both = /^light-dark\(([^,()]+),([^,()]+)\)$/.exec(word ?? '');
  const colours = (both ? [both[1], both[2]] : [word]).map((each) => parseColour(each));
  if (colours.includes(undefined)) return undefined;
  const printed = colours.map((colour) => colour && printColour(colour));
  return both ? `light-dark(${printed.join(', ')})` : printed[0];
}
