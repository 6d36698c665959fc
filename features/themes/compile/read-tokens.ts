// Which tokens a theme sets, and to what: of both schemes, those it leaves out as they are without it.
import { type Colour, parseColour } from './colour.ts';
import { nearestReadable } from './contrast.ts';
import { DEFAULT_COLOURS } from './default-colours.ts';
import { deriveColours, followersOf } from './derive-colours.ts';
import { parseGradient, plainColour, printGradients } from './gradient.ts';
import { mixColours } from './mix-colours.ts';
import { CHOICES, KNOWN_VARIABLES } from './theme-variables.ts';
import { titleBarTokens } from './title-bar-tokens.ts';
import { parseTokenValue, type TokenKind, tokenKind } from './token-kinds.ts';
import { isTree, type Variables, variableAt } from './variables.ts';

export interface VariableProblem {
  path: string;
  message: string;
  /** An error in strict mode alone. */
  isOfColour?: boolean;
}

export interface Schemes {
  light: Colour;
  dark: Colour;
}

export interface ThemeTokens {
  colours: ReadonlyMap<string, Schemes>;
  others: ReadonlyMap<string, string>;
  problems: readonly VariableProblem[];
}

const WHITE: Colour = { r: 255, g: 255, b: 255, alpha: 1 };
const BLACK: Colour = { r: 0, g: 0, b: 0, alpha: 1 };

/** Tokens of large areas, and the picture that lies on each. */
const PAINTED: Readonly<Record<string, string>> = {
  'color-canvas': 'image-canvas',
  'color-titlebar': 'image-titlebar',
  'color-banner': 'image-banner',
};

const WANTED: Readonly<Record<TokenKind, string>> = {
  colour: 'a colour such as #1a5cff, or one for each of light and dark',
  length: 'a length such as 6px',
  textLength: 'a length such as 16px',
  fonts: 'names of fonts',
  weight: 'a weight from 100 to 900',
  leading: 'a line height from 0.8 to 3',
  shadow: 'a shadow such as 0 1px 2px #0003, or none',
  picture: 'a path of this site, or an address that begins with https',
};

/** Of the parent first, then of the theme itself. What cannot be read is reported and left out. */
export function readTokens(layers: readonly Variables[]): ThemeTokens {
  const tokens = new TokenReader();
  for (const variables of layers) tokens.add(variables);
  for (const [token, schemes] of deriveColours(tokens.colours)) tokens.colours.set(token, schemes);
  return tokens;
}

export function defaultSchemes(token: string): Schemes | undefined {
  const [light, dark] = (DEFAULT_COLOURS[token] ?? []).map((each) => parseColour(each));
  return light && dark ? { light, dark } : undefined;
}

class TokenReader implements ThemeTokens {
  readonly colours = new Map<string, Schemes>();
  readonly others = new Map<string, string>();
  readonly problems: VariableProblem[] = [];
  /** By the variables that are being read. */
  #overridden = new Set<string>();

  add(variables: Variables): void {
    this.#overridden = new Set();
    this.#addAll(variables);
    // What the parent says of a link no longer goes with another accent.
    for (const token of [...this.#overridden].flatMap(followersOf))
      if (!this.#overridden.has(token)) this.colours.delete(token);
  }

  #addAll(variables: Variables): void {
    const only = variableAt(variables, 'global.options.preset') === 'dark' ? 'dark' : 'light';
    for (const { path, kind, tokens } of KNOWN_VARIABLES) {
      for (const token of tokens) this.#read(path, kind, token, variableAt(variables, path), only);
    }
    this.#addNamed(variables.tokens, only);
    this.problems.push(...wrongChoices(variables));
    for (const [token, printed] of titleBarTokens(variables)) this.others.set(token, printed);
  }

  #addNamed(named: unknown, only: 'light' | 'dark'): void {
    for (const [name, value] of Object.entries(isTree(named) ? named : {})) {
      const kind = tokenKind(name);
      if (kind) this.#read(`tokens.${name}`, kind, name, value, only);
      else
        this.problems.push({
          path: `tokens.${name.slice(0, 60)}`,
          message: `${name.slice(0, 60)} is no token that a theme may set.`,
        });
    }
  }

  #read(path: string, kind: TokenKind, token: string, value: unknown, only: 'light' | 'dark'): void {
    if (value === undefined || value === null || value === '') return;
    this.#overridden.add(token);
    if (kind === 'colour') {
      const below = this.colours.get(token) ?? defaultSchemes(token);
      const schemes = readSchemes(value, only, token === 'seed-accent' ? counterparts(value) : below);
      if (schemes) {
        this.colours.set(token, schemes);
        this.#paint(path, token, isTree(value) ? value : { [only]: value }, schemes);
      } else this.#tell(path, kind);
    } else {
      const printed = parseTokenValue(kind, value);
      if (printed === undefined) this.#tell(path, kind);
      else this.others.set(token, printed);
    }
  }

  /** Large areas show a gradient as it is; all else is in the one colour that it comes to. */
  #paint(path: string, token: string, given: Variables, schemes: Schemes): void {
    const image = PAINTED[token];
    if (!image) return;
    this.others.delete(image);
    const [light, dark] = [parseGradient(given.light), parseGradient(given.dark)];
    if (!light && !dark) return;
    const printed = printGradients(light ?? schemes.light, dark ?? schemes.dark);
    if (printed) this.others.set(image, printed);
    else
      this.problems.push({
        path,
        message: `${path} must have gradients of the same direction and places for light and dark.`,
        isOfColour: true,
      });
  }

  #tell(path: string, kind: TokenKind): void {
    this.problems.push({
      path,
      message: `${path} must be ${WANTED[kind]}.`,
      ...(kind === 'colour' && { isOfColour: true }),
    });
  }
}

/** A colour alone is for the scheme the theme was made for. */
function readSchemes(
  value: unknown,
  only: 'light' | 'dark',
  below: Schemes | undefined,
): Schemes | undefined {
  const given = isTree(value) ? value : { [only]: value };
  const [light, dark] = [plainColour(given.light), plainColour(given.dark)];
  if ((given.light !== undefined && !light) || (given.dark !== undefined && !dark)) return undefined;
  const [one, other] = [light ?? below?.light ?? dark, dark ?? below?.dark ?? light];
  return one && other && (light || dark) ? { light: one, dark: other } : undefined;
}

/** An accent that was chosen for one scheme, as it can be seen in the other. */
function counterparts(value: unknown): Schemes | undefined {
  const given = isTree(value) ? (value.light ?? value.dark) : value;
  const [accent, surface] = [plainColour(given), defaultSchemes('color-surface')];
  if (!accent || !surface) return undefined;
  const seen = (towards: Colour, back: Colour) => {
    const mixed = mixColours(towards, accent, 0.25);
    return nearestReadable(mixed, [back], 4.5) ?? mixed;
  };
  return { light: seen(BLACK, surface.light), dark: seen(WHITE, surface.dark) };
}

function wrongChoices(variables: Variables): VariableProblem[] {
  return Object.entries(CHOICES).flatMap(([path, allowed]) => {
    const value = variableAt(variables, path);
    return value === undefined || allowed.includes(value as string)
      ? []
      : [{ path, message: `${path} must be one of: ${allowed.join(', ')}.` }];
  });
}
