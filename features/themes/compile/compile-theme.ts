// From a theme's variables to its style sheet: tokens of the design system, for both schemes.
import { printColour } from './colour.ts';
import { readTokens, type Schemes } from './read-tokens.ts';
import { type Variables, variableAt } from './variables.ts';

/** A nested [data-theme] declares the tokens again, as the design system does. */
const EVERYWHERE = ':root,[data-theme]';

/**
 * The variables of a theme, those of its parent before them. '' where they say nothing: the design system's own look
 * needs no second sheet.
 */
export function compileVariables(layers: readonly Variables[], selector = EVERYWHERE): string {
  const { colours, others } = readTokens(layers);
  const declarations = [
    ...[...colours].map(([token, schemes]) => `--${token}:${printSchemes(schemes)}`),
    ...[...others].map(([token, printed]) => `--${token}:${printed}`),
  ];
  const preset = layers.map((each) => variableAt(each, 'global.options.preset')).findLast(Boolean);
  return [
    preset === 'light' || preset === 'dark' ? `:root:not([data-theme]){color-scheme:${preset}}` : '',
    declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '',
  ].join('');
}

function printSchemes({ light, dark }: Schemes): string {
  const [a, b] = [printColour(light), printColour(dark)];
  return a === b ? a : `light-dark(${a},${b})`;
}
