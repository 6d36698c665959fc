// What a theme sends to browsers: its style sheet and its script, made once for each of its states and then kept.
import { hash } from 'node:crypto';
import { compileVariables } from '../look/compile-theme.ts';
import { printFontFaces } from '../look/font-faces.ts';
import { dataOf, textOf } from '../theme-assets.ts';
import { type ThemeState, variableLayers } from './theme-state.ts';

export interface ThemeLook {
  styles: string;
  script: string;
  /** Where they lie; absent: there is nothing to send. The address changes with what lies there. */
  stylesUrl?: string;
  scriptUrl?: string;
  /** The font that most pages need at once. */
  font?: string;
}

const MAX_KEPT = 60;
const kept = new Map<string, ThemeLook>();

export function lookOf(state: ThemeState): ThemeLook {
  const key = keyOf(state);
  const known = kept.get(key);
  if (known) return known;
  const made = makeLook(state);
  kept.set(key, made);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  return made;
}

/** True: it was made already. */
export function isKnownLook(state: ThemeState): boolean {
  return kept.has(keyOf(state));
}

/** A revision never changes; what lies below it may. */
function keyOf({ themeID, parent, row }: ThemeState): string {
  return [themeID, parent.key, parent.version, row?.revision_id, row?.date_inserted].join('|');
}

function makeLook(state: ThemeState): ThemeLook {
  const styles = stylesOf(state);
  const script = textOf(state.assets, 'javascript');
  const usesFont = state.parent.firstFont !== undefined && styles.includes(state.parent.firstFont);
  return {
    styles,
    script,
    ...(styles !== '' && { stylesUrl: addressOf(state, styles, 'css') }),
    ...(script !== '' && { scriptUrl: addressOf(state, script, 'js') }),
    ...(usesFont && { font: state.parent.firstFont as string }),
  };
}

function stylesOf(state: ThemeState): string {
  const fonts = [
    ...(state.row ? [printFontFaces(state.parent.fonts)] : []),
    printFontFaces(dataOf(state.assets, 'fonts')),
  ].join('');
  const rules = [compileVariables(variableLayers(state)), textOf(state.assets, 'styles')]
    .filter((text) => text.trim() !== '')
    .join('\n');
  return fonts + (rules === '' ? '' : `@layer theme{${rules}\n}`);
}

function addressOf(state: ThemeState, text: string, ending: string): string {
  const revision = state.row?.revision_id ?? 0;
  return `/theme/${state.themeID}/${revision}-${hash('sha1', text, 'base64url').replace(/[-_]/g, '').slice(0, 10)}.${ending}`;
}
