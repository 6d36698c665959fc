// Whether a theme can be read.
import { type Colour, printColour } from './colour.ts';
import { contrast, over } from './contrast.ts';
import { CONTRAST_PAIRS, type ContrastPair } from './contrast-pairs.ts';
import type { Schemes, ThemeTokens } from './read-tokens.ts';
import { resolveColour, type Written } from './resolve-colours.ts';

export type Scheme = keyof Schemes;

export interface ContrastProblem extends ContrastPair {
  scheme: Scheme;
  ratio: number;
}

export interface ContrastResult {
  problems: readonly ContrastProblem[];
  /** Of both schemes. */
  pairs: number;
}

export function checkContrast(
  written: Written,
  { colours }: Pick<ThemeTokens, 'colours'>,
  schemes: readonly Scheme[] = ['light', 'dark'],
): ContrastResult {
  const problems = schemes.flatMap((scheme) => check(written, colours, scheme));
  return { problems, pairs: CONTRAST_PAIRS.length * schemes.length };
}

function check(written: Written, colours: ReadonlyMap<string, Schemes>, scheme: Scheme): ContrastProblem[] {
  const own = [...colours].map(([token, schemes]): [string, string] => [token, printColour(schemes[scheme])]);
  const all = withTitleBar(new Map([...written, ...own]));
  // Asked for again and again: each token is resolved once.
  const known = new Map<string, Colour>();
  const colourOf = (token: string): Colour => {
    const cached = known.get(token);
    if (cached) return cached;
    const found = resolveColour(all, `var(--${token})`, scheme);
    if (!found) throw new Error(`${token} is no colour.`);
    known.set(token, found);
    return found;
  };
  // What lets something through lies on the page.
  const groundOf = (token: string) => over(colourOf(token), colourOf('color-canvas'));
  return CONTRAST_PAIRS.flatMap((pair): ContrastProblem[] => {
    const ratio = contrast(colourOf(pair.ink), groundOf(pair.ground));
    if (ratio >= pair.least) return [];
    return [{ ...pair, scheme, ratio }];
  });
}

/** The page's own inks, unless the title bar has one of its own: as the design system's style sheets choose. */
export function withTitleBar(written: Written): Map<string, string> {
  const ink = written.get('color-titlebar-text');
  return new Map([
    ...written,
    ['color-titlebar-text', ink ?? 'var(--color-text)'],
    ['color-titlebar-focus', ink ?? 'var(--color-focus)'],
  ]);
}
