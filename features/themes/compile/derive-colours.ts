// What follows from the few colours that people choose: a link that can be read, the ink on a button, focus.
import { type Colour, parseColour } from './colour.ts';
import { contrast, inkOn, nearestReadable } from './contrast.ts';
import { DEFAULT_COLOURS } from './default-colours.ts';
import { mixColours } from './mix-colours.ts';
import type { Schemes } from './read-tokens.ts';

type Scheme = keyof Schemes;
type Colours = ReadonlyMap<string, Schemes>;
type At = (token: string) => Colour;
type Derive = (at: At, scheme: Scheme) => Colour;

const DARK_INK: Colour = { r: 6, g: 10, b: 20, alpha: 1 };
const READABLE = 4.5;
const VISIBLE = 3;
const BACKS = ['color-canvas', 'color-surface', 'color-sunken', 'color-hover', 'color-selected'];

/** Colours that are another one as long as nobody says otherwise. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'color-banner': 'color-surface',
  'color-banner-text': 'color-text',
};

/** Not overridden, and no longer as the design system has it since something they derive from was. */
export function deriveColours(colours: Colours): Colours {
  const derived = new Map<string, Schemes>();
  const at =
    (scheme: Scheme) =>
    (token: string): Colour =>
      derived.get(token)?.[scheme] ??
      colours.get(token)?.[scheme] ??
      (FOLLOWS[token] ? at(scheme)(FOLLOWS[token]) : defaultColour(token, scheme));
  for (const { token, from, derive, isNeedless } of RULES) {
    if (colours.has(token) || !from.some((each) => colours.has(each) || derived.has(each))) continue;
    if (isNeedless?.(at('light')) && isNeedless(at('dark'))) continue;
    derived.set(token, { light: derive(at('light'), 'light'), dark: derive(at('dark'), 'dark') });
  }
  return derived;
}

function defaultColour(token: string, scheme: Scheme): Colour {
  const text = DEFAULT_COLOURS[token]?.[scheme === 'light' ? 0 : 1];
  const colour = parseColour(text);
  if (!colour) throw new Error(`The design system has no colour ${token}.`);
  return colour;
}

interface Rule {
  token: string;
  from: readonly string[];
  derive: Derive;
  /** Where both schemes can do without. */
  isNeedless?: (at: At) => boolean;
}

/** Those that follow from a colour, unless they are overridden themselves. */
export function followersOf(token: string): string[] {
  return RULES.filter(({ from }) => from.includes(token)).map((rule) => rule.token);
}

/** As the design system tints what is new: `--color-accent-soft`. */
const tinted: Derive = (at, scheme) =>
  mixColours(at('seed-accent'), at('color-surface'), scheme === 'light' ? 0.09 : 0.18);

const readableOn = (colour: Colour, backs: readonly Colour[], least: number) =>
  nearestReadable(colour, backs, least) ?? inkOn(backs[0] as Colour);

const RULES: readonly Rule[] = [
  {
    token: 'color-selected',
    from: ['seed-accent', 'color-surface'],
    derive: (at, scheme) =>
      mixColours(at('seed-accent'), at('color-surface'), scheme === 'light' ? 0.07 : 0.14),
  },
  {
    token: 'seed-accent-text',
    from: ['seed-accent'],
    derive: (at, scheme) => readableOn(at('seed-accent'), [...BACKS.map(at), tinted(at, scheme)], READABLE),
  },
  {
    token: 'color-text-on-accent',
    from: ['seed-accent'],
    derive: (at) => inkOn(at('seed-accent'), DARK_INK),
  },
  {
    token: 'color-focus',
    from: ['seed-accent'],
    derive: (at) => readableOn(at('seed-accent'), BACKS.map(at), VISIBLE),
  },
  {
    token: 'color-titlebar-text',
    from: ['color-titlebar', 'color-text', 'color-text-secondary'],
    derive: (at) => asReadable(at('color-text'), at('color-titlebar')),
    isNeedless: (at) =>
      ['color-text', 'color-text-secondary'].every(
        (ink) => contrast(at(ink), at('color-titlebar')) >= READABLE,
      ),
  },
  {
    token: 'color-banner-text',
    from: ['color-banner', 'color-text'],
    derive: (at) => asReadable(at('color-text'), at('color-banner')),
  },
  {
    token: 'color-banner-muted',
    from: ['color-banner', 'color-banner-text', 'color-text-secondary'],
    derive: (at) => quieter(at('color-banner-text'), at('color-banner'), at('color-text-secondary')),
  },
];

/** The page's own ink where it can be read there, else white or nearly black. */
function asReadable(ink: Colour, back: Colour): Colour {
  return contrast(ink, back) >= READABLE ? ink : inkOn(back, DARK_INK);
}

/** The page's own second ink where it can be read, else the first one mixed into its ground. */
function quieter(ink: Colour, back: Colour, usual: Colour): Colour {
  if (contrast(usual, back) >= READABLE) return usual;
  return readableOn(mixColours(ink, back, 0.82), [back], READABLE);
}
