// Whether a theme can be read, and how to mend what cannot.
import { type Colour, printColour } from './colour.ts';
import { contrast, nearestReadable, over } from './contrast.ts';
import { CONTRAST_PAIRS, type ContrastPair } from './contrast-pairs.ts';
import type { Schemes, ThemeTokens } from './read-tokens.ts';
import { resolveColour, type Written } from './resolve-colours.ts';

export type Scheme = keyof Schemes;

export interface ContrastProblem extends ContrastPair {
  scheme: Scheme;
  ratio: number;
  /** The nearest colour that can be read on every ground this ink stands on; absent where there is none. */
  mend?: string;
}

export interface ContrastVerdict {
  problems: readonly ContrastProblem[];
  /** Of both schemes. */
  pairs: number;
}

export function judgeContrast(written: Written, { colours }: Pick<ThemeTokens, 'colours'>): ContrastVerdict {
  const problems = (['light', 'dark'] as const).flatMap((scheme) => judge(written, colours, scheme));
  return { problems, pairs: CONTRAST_PAIRS.length * 2 };
}

function judge(written: Written, colours: ReadonlyMap<string, Schemes>, scheme: Scheme): ContrastProblem[] {
  const own = [...colours].map(([token, schemes]): [string, string] => [token, printColour(schemes[scheme])]);
  const all = new Map([['color-titlebar-text', 'var(--color-text)'], ...written, ...own]);
  const colourOf = (token: string): Colour => {
    const found = resolveColour(all, `var(--${token})`, scheme);
    if (!found) throw new Error(`${token} is no colour.`);
    return found;
  };
  // What lets something through lies on the page.
  const groundOf = (token: string) => over(colourOf(token), colourOf('color-canvas'));
  return CONTRAST_PAIRS.flatMap((pair): ContrastProblem[] => {
    const ratio = contrast(colourOf(pair.ink), groundOf(pair.ground));
    if (ratio >= pair.least) return [];
    const grounds = CONTRAST_PAIRS.filter(({ ink, least }) => ink === pair.ink && least <= pair.least);
    const mend = nearestReadable(
      colourOf(pair.ink),
      grounds.map(({ ground }) => groundOf(ground)),
      pair.least,
    );
    return [{ ...pair, scheme, ratio, ...(mend && { mend: printColour(mend) }) }];
  });
}
