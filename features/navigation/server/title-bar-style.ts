// Colours and heights that one layout gives its title bar. No page may carry style of its own, so they are a document:
// its address says all that is in it, and it never changes.
import { notFound } from '../../../platform/contract/errors.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';
import type { TitleBarProps } from '../title-bar.contract.ts';

const PATH = '/title-bar.css';
/** Brighter than this (of 255) counts as light. */
const LIGHT = 150;
const HEX = /^(?:[\da-f]{3}|[\da-f]{6})$/i;
const HEIGHT = /^\d{2,3}$/;

type Look = Pick<TitleBarProps, 'backgroundColor' | 'foregroundColor' | 'height' | 'heightMobile'>;

export function styleUrlOf({
  backgroundColor,
  foregroundColor,
  height,
  heightMobile,
}: Look): string | undefined {
  const query = new URLSearchParams();
  if (backgroundColor) query.set('bg', backgroundColor.slice(1));
  if (foregroundColor) query.set('fg', foregroundColor.slice(1));
  if (height) query.set('h', String(height));
  if (heightMobile) query.set('hm', String(heightMobile));
  return query.size > 0 ? `${PATH}?${query}` : undefined;
}

export const titleBarStyle: WebDocument = {
  path: PATH,
  summary: 'Colours and heights of a title bar, as its address says.',
  allowsUnauthenticated: true,
  handle: async (_ctx, { query }) => ({
    contentType: 'text/css; charset=utf-8',
    body: styleOf(query),
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  }),
};

function styleOf(query: Record<string, unknown>): string {
  const bg = read(query.bg, HEX);
  const fg = read(query.fg, HEX) ?? (bg && (isLight(bg) ? '12151b' : 'ffffff'));
  const height = read(query.h, HEIGHT);
  const heightMobile = read(query.hm, HEIGHT);
  const values = [
    bg && `--color-titlebar:#${bg}`,
    fg && `--color-titlebar-text:#${fg}`,
    height && `--size-titlebar:${Number(height) / 16}rem`,
    heightMobile && `--size-titlebar-compact:${Number(heightMobile) / 16}rem`,
  ].filter(Boolean);
  return `@layer theme{:root,[data-theme]{${values.join(';')}}}`;
}

function read(value: unknown, pattern: RegExp): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !pattern.test(value)) throw notFound('Stylesheet');
  return value;
}

function isLight(hex: string): boolean {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > LIGHT;
}
