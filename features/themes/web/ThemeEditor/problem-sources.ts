// At which field a contrast problem is shown, and which value of that field would fix it.

import { type ContrastProblem, checkContrast, type Scheme } from '../../compile/check-contrast.ts';
import { type Colour, parseColour, printColour } from '../../compile/colour.ts';
import { mixColours } from '../../compile/mix-colours.ts';
import { readTokens } from '../../compile/read-tokens.ts';
import { isTree, type Variables, variableAt, withVariable } from '../../compile/variables.ts';
import { layersOf, WRITTEN_TOKENS } from '../theme-sheets.ts';
import { COLOUR_FIELDS, type ColourField } from './editor-fields.ts';

/** Tokens that are another one, or made of it. */
const SOURCES_OF: Readonly<Record<string, readonly string[]>> = {
  'color-text-link': ['seed-accent-text'],
  'color-accent': ['seed-accent'],
  'color-accent-hover': ['seed-accent'],
  'color-accent-press': ['seed-accent'],
  'color-accent-soft': ['seed-accent', 'color-surface'],
  'color-text-on-accent': ['seed-accent'],
  'color-focus': ['seed-accent'],
  'color-titlebar-focus': ['color-titlebar-text'],
  'color-selected': ['seed-accent', 'color-surface'],
  'color-sheet': ['color-surface'],
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
  const inks = fieldsOf(problem.ink);
  const grounds = fieldsOf(problem.ground);
  const field = inks.find(isChanged) ?? grounds.find(isChanged) ?? inks[0] ?? grounds[0];
  return { problem, field };
}

function fieldsOf(token: string): ColourField[] {
  return [token, ...(SOURCES_OF[token] ?? [])].flatMap(
    (each) => COLOUR_FIELDS.find((field) => field.token === each) ?? [],
  );
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
/** Of a hundred: first in leaps, then in small steps before the leap that helped. */
const LEAP = 10;
const STEP = 2;

/** The nearest value of the field with which the problem is gone and no other one has come. */
export function fixOf(
  parentKey: string,
  variables: Variables,
  { field, problem }: Blame,
  effective: Colour,
): string | undefined {
  if (!field) return undefined;
  const { scheme } = problem;
  const problemsWith = (tried: Variables) =>
    checkContrast(WRITTEN_TOKENS, readTokens(layersOf(parentKey, tried)), [scheme]).problems;
  const own = (each: ContrastProblem) =>
    fieldsOf(each.ink).includes(field) || fieldsOf(each.ground).includes(field);
  const others = problemsWith(variables).filter((each) => !own(each)).length;
  const valueAt = (end: Colour, share: number) =>
    printColour(mixColours(end, { ...effective, alpha: 1 }, share / 100));
  const helps = (value: string) => {
    const after = problemsWith(withScheme(variables, field.path, scheme, value));
    return !after.some(own) && after.length <= others;
  };
  const found = ENDS.flatMap((end) => {
    for (let leap = LEAP; leap <= 100; leap += LEAP) {
      if (!helps(valueAt(end, leap))) continue;
      for (let share = leap - LEAP + STEP; share < leap; share += STEP)
        if (helps(valueAt(end, share))) return [{ share, value: valueAt(end, share) }];
      return [{ share: leap, value: valueAt(end, leap) }];
    }
    return [];
  });
  return found.sort((a, b) => a.share - b.share)[0]?.value;
}
