// The logo a theme brings along, in place of the one the community chose for all its themes.
import { variableAt } from '../compile/variables.ts';
import { textOf } from '../theme-assets.ts';
import { type ThemeState, wholeVariables } from './theme-state.ts';

export interface ThemeLogo {
  imageUrl?: string;
  /** Shown in compact mode instead. */
  imageUrlMobile?: string;
}

/** What its variables say, then what lies in its assets; undefined: it brings none. */
export function logoOf(state: ThemeState): ThemeLogo | undefined {
  const variables = wholeVariables(state);
  const at = (size: 'desktop' | 'mobile') => pictureAt(variableAt(variables, `titleBar.logo.${size}.url`));
  const imageUrl = at('desktop') ?? pictureAt(textOf(state.assets, 'logo'));
  const imageUrlMobile = at('mobile') ?? pictureAt(textOf(state.assets, 'mobileLogo'));
  if (!imageUrl && !imageUrlMobile) return undefined;
  return { ...(imageUrl && { imageUrl }), ...(imageUrlMobile && { imageUrlMobile }) };
}

/** Variables are stored as they come: what is no address of a picture shows nothing. */
function pictureAt(value: unknown): string | undefined {
  return typeof value === 'string' && /^(?:https:\/\/|\/(?![/\\]))/i.test(value) ? value : undefined;
}
