import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHIPPED_THEMES } from '../shipped/shipped-themes.ts';
import { checkContrast } from './check-contrast.ts';
import { type Colour, parseColour, printColour } from './colour.ts';
import { contrast, nearestReadable } from './contrast.ts';
import { DEFAULT_COLOURS } from './default-colours.ts';
import { mixColours } from './mix-colours.ts';
import { readTokens } from './read-tokens.ts';
import { resolveColour, writtenTokens } from './resolve-colours.ts';
import { tokenKind } from './token-kinds.ts';

const written = writtenTokens(
  readFileSync(join(import.meta.dirname, '../../../platform/ui/tokens.css'), 'utf8'),
);
const colour = (text: string) => parseColour(text) as Colour;

it('the defaults are those of the design system', () => {
  const own = [...written].flatMap(([name]) => {
    const both = (['light', 'dark'] as const).map((scheme) =>
      resolveColour(written, `var(--${name})`, scheme),
    );
    const value = written.get(name) ?? '';
    const isPlain = /^light-dark\(\s*(?:#|rgb)/.test(value) && !value.includes('color-mix');
    return isPlain ? [[name, both.map((each) => each && printColour(each))]] : [];
  });
  const stored = Object.entries(DEFAULT_COLOURS).map(([name, both]) => [
    name,
    both.map((each) => printColour(colour(each))),
  ]);
  expect(stored).toEqual(own);
});

describe.each(SHIPPED_THEMES.map((theme) => [theme.name, theme] as const))('%s', (_, { variables }) => {
  const tokens = readTokens([variables]);

  it('says nothing that cannot be read, and only what the design system has', () => {
    expect(tokens.problems).toEqual([]);
    const names = [...tokens.colours.keys(), ...tokens.others.keys()];
    expect(names.filter((name) => !written.has(name) && name !== 'color-titlebar-text')).toEqual([]);
  });

  it('can be read in both schemes', () => {
    const { problems, pairs } = checkContrast(written, tokens);
    expect(
      problems.map(({ ink, ground, scheme, ratio }) => `${ink} on ${ground}, ${scheme}: ${ratio.toFixed(2)}`),
    ).toEqual([]);
    expect(pairs).toBeGreaterThan(120);
  });
});

it('every colour of the design system may be set by a theme', () => {
  const colours = [...written.keys()].filter((name) => /^(?:color|seed-accent)/.test(name));
  expect(colours.filter((name) => tokenKind(name) !== 'colour')).toEqual([]);
  expect(tokenKind('motion')).toBeUndefined();
});

it('contrast is counted as WCAG does', () => {
  expect(contrast(colour('#000'), colour('#fff'))).toBeCloseTo(21);
  expect(contrast(colour('#777'), colour('#fff'))).toBeCloseTo(4.48, 2);
  expect(contrast(colour('#00000080'), colour('#fff'))).toBeCloseTo(3.98, 1);
});

it.each([
  ['#1a5cff', '#ffffff', 0.09, '#eaf2ff'],
  ['#000000', '#1a5cff', 0.14, '#134ad1'],
  ['#6c98ff', '#11141a', 0.18, '#20293d'],
])('mixes %s into %s as browsers do', (one, other, share, mixed) => {
  expect(printColour(mixColours(colour(one), colour(other), share))).toBe(mixed);
});

it('names the nearest colour that can be read', () => {
  const white = colour('#fff');
  const readable = nearestReadable(colour('#8b95a5'), [white, colour('#f6f7f9')], 4.5) as Colour;
  expect(contrast(readable, colour('#f6f7f9'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(readable, white)).toBeLessThan(5.2);
  expect(nearestReadable(colour('#123'), [white], 4.5)).toEqual(colour('#123'));
  expect(nearestReadable(colour('#888'), [white, colour('#000')], 10)).toBeUndefined();
});

it('a colour that nobody can read is reported, in its scheme', () => {
  const { problems } = checkContrast(
    written,
    readTokens([{ tokens: { 'color-text-muted': { light: '#8b95a5' } } }]),
  );
  expect(problems.length).toBeGreaterThan(3);
  expect(problems.every(({ ink, scheme }) => ink === 'color-text-muted' && scheme === 'light')).toBe(true);
  const light = checkContrast(written, readTokens([]), ['light']);
  expect(light).toEqual({ problems: [], pairs: expect.any(Number) });
});

it('a theme made of one colour alone can be read', () => {
  for (const primary of ['#037DBC', '#2f7d32', '#ffd400', '#111111', '#e11d48'])
    expect(
      checkContrast(written, readTokens([{ global: { mainColors: { primary } } }])).problems.filter(
        ({ ink }) => ink !== 'color-accent' && ink !== 'color-text-on-accent',
      ),
      primary,
    ).toEqual([]);
});
