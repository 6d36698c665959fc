// Whose field a colour that cannot be read is told at, and which value of that field would mend it.
import { type Colour, parseColour, printColour } from '../../look/colour.ts';
import { type ContrastProblem, judgeContrast, type Scheme } from '../../look/judge-contrast.ts';
import { mixColours } from '../../look/mix-colours.ts';
import { readTokens } from '../../look/read-tokens.ts';
import { isTree, type Variables, variableAt, withVariable } from '../../look/variables.ts';
import { layersOf, WRITTEN_TOKENS } from '../theme-sheets.ts';
import { COLOUR_FIELDS, type ColourField } from './editor-fields.ts';

/** Tokens that are another one, or made of it. */
const MADE_OF: Readonly<Record<string, string>> = {
  'color-text-link': 'seed-accent-text',
  'color-accent': 'seed-accent',
  'color-accent-hover': 'seed-accent',
  'color-accent-press': 'seed-accent',
  'color-accent-soft': 'seed-accent',
  'color-text-on-accent': 'seed-accent',
  'color-focus': 'seed-accent',
  'color-selected': 'seed-accent',
  'color-sheet': 'color-surface',
};

export interface Blame {
  /** undefined: no field of the editor can mend it. */
  field: ColourField | undefined;
  problem: ContrastProblem;
}

export function fieldKey(field: ColourField, scheme: Scheme): string {
  return `${field.path}|${scheme}`;
}

/** The ink's field; the ground's where that is what was changed. */
export function blame(problem: ContrastProblem, isChanged: (field: ColourField) => boolean): Blame {
  const [ink, ground] = [problem.ink, problem.ground].map(fieldOf);
  const isGround = ground && isChanged(ground) && !(ink && isChanged(ink));
  return { problem, field: isGround ? ground : (ink ?? ground) };
}

function fieldOf(token: string): ColourField | undefined {
  const own = COLOUR_FIELDS.find((field) => field.token === token);
  return own ?? COLOUR_FIELDS.find((field) => field.token === MADE_OF[token]);
}

export function schemesAt(variables: Variables, path: string): Partial<Record<Scheme, string>> {
  const value = variableAt(variables, path);
  if (isTree(value)) return value as Partial<Record<Scheme, string>>;
  const only = variableAt(variables, 'global.options.preset') === 'dark' ? 'dark' : 'light';
  return typeof value === 'string' && value !== '' ? { [only]: value } : {};
}

/** '' takes it out. */
export function withScheme(variables: Variables, path: string, scheme: Scheme, value: string): Variables {
  const { [scheme]: _, ...others } = schemesAt(variables, path);
  const next = value === '' ? others : { ...others, [scheme]: value };
  return withVariable(variables, path, Object.keys(next).length > 0 ? next : undefined);
}

const ENDS: readonly Colour[] = ['#000000', '#ffffff'].flatMap((text) => parseColour(text) ?? []);
const STEPS = 50;

/** The nearest value of the field with which the problem is gone and no other one has come. */
export function mendOf(
  parentKey: string,
  variables: Variables,
  { field, problem }: Blame,
  effective: Colour,
): string | undefined {
  if (!field) return undefined;
  const { scheme } = problem;
  const problemsWith = (tried: Variables) =>
    judgeContrast(WRITTEN_TOKENS, readTokens(layersOf(parentKey, tried))).problems.filter(
      (each) => each.scheme === scheme,
    );
  const before = problemsWith(variables);
  const own = (each: ContrastProblem) => fieldOf(each.ink) === field || fieldOf(each.ground) === field;
  const others = before.filter((each) => !own(each)).length;
  for (let step = 1; step <= STEPS; step++) {
    for (const end of ENDS) {
      const value = printColour(mixColours(end, { ...effective, alpha: 1 }, step / STEPS));
      const after = problemsWith(withScheme(variables, field.path, scheme, value));
      if (!after.some(own) && after.length <= others) return value;
    }
  }
  return undefined;
}
