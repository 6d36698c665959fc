// What a theme sends to browsers: its style sheet and its script, compiled once for each of its states and then cached.
import { hash } from 'node:crypto';
import { renderInWorker } from '../../../platform/server/content/render-in-worker.ts';
import { compileVariables } from '../compile/compile-theme.ts';
import { printFontFaces } from '../compile/font-faces.ts';
import { dataOf, scriptAddresses, textOf } from '../theme-assets.ts';
import { type ThemeState, variableLayers } from './theme-state.ts';

export interface ThemeFiles {
  styles: string;
  /** The same without what an administrator wrote by hand: fonts and tokens. */
  looks: string;
  script: string;
  /** What stands at the head and at the foot of every page. */
  header: string;
  footer: string;
  /** Where they lie; absent: there is nothing to send. The address changes with what lies there. */
  stylesUrl?: string;
  looksUrl?: string;
  scriptUrl?: string;
  /** What runs on every page, in this order. */
  scriptUrls: readonly string[];
  /** The font that most pages need at once. */
  font?: string;
}

const MAX_CACHED = 60;
const cached = new Map<string, Promise<ThemeFiles>>();

export function filesOf(state: ThemeState, siteUrl: string): Promise<ThemeFiles> {
  const key = keyOf(state, siteUrl);
  const known = cached.get(key);
  if (known) return known;
  const made = makeFiles(state, siteUrl);
  cached.set(key, made);
  made.catch(() => cached.delete(key));
  for (const oldest of cached.keys()) {
    if (cached.size <= MAX_CACHED) break;
    cached.delete(oldest);
  }
  return made;
}

/** True: it was made already. */
export function hasFiles(state: ThemeState, siteUrl: string): boolean {
  return cached.has(keyOf(state, siteUrl));
}

/** A revision never changes; what lies below it may. */
function keyOf({ themeID, parent, row }: ThemeState, siteUrl: string): string {
  return [themeID, parent.key, parent.version, row?.revision_id, row?.date_inserted, siteUrl].join('|');
}

async function makeFiles(state: ThemeState, siteUrl: string): Promise<ThemeFiles> {
  const looks = stylesOf(state, '');
  const styles = stylesOf(state, textOf(state.assets, 'styles'));
  const script = textOf(state.assets, 'javascript');
  const scriptUrl = script === '' ? undefined : addressOf(state, script, 'js');
  const usesFont = state.parent.firstFont !== undefined && styles.includes(state.parent.firstFont);
  return {
    styles,
    looks,
    script,
    header: await htmlOf(state, 'header', siteUrl),
    footer: await htmlOf(state, 'footer', siteUrl),
    ...(styles !== '' && { stylesUrl: addressOf(state, styles, 'css') }),
    ...(looks !== '' && { looksUrl: addressOf(state, looks, 'css') }),
    ...(scriptUrl && { scriptUrl }),
    scriptUrls: [...scriptAddresses(dataOf(state.assets, 'scripts')), ...(scriptUrl ? [scriptUrl] : [])],
    ...(usesFont && { font: state.parent.firstFont as string }),
  };
}

/** Through the sanitiser of posts: no scripts, no forms, no styles. */
async function htmlOf(state: ThemeState, name: 'header' | 'footer', siteUrl: string): Promise<string> {
  const source = textOf(state.assets, name);
  return source.trim() === '' ? '' : (await renderInWorker(source, 'html', { siteUrl })).html;
}

function stylesOf(state: ThemeState, written: string): string {
  const fonts = [
    ...(state.row ? [printFontFaces(state.parent.fonts)] : []),
    printFontFaces(dataOf(state.assets, 'fonts')),
  ].join('');
  const rules = [compileVariables(variableLayers(state)), written]
    .filter((text) => text.trim() !== '')
    .join('\n');
  return fonts + (rules === '' ? '' : `@layer theme{${rules}\n}`);
}

function addressOf(state: ThemeState, text: string, ending: string): string {
  const revision = state.row?.revision_id ?? 0;
  return `/theme/${state.themeID}/${revision}-${hash('sha1', text, 'base64url').replace(/[-_]/g, '').slice(0, 10)}.${ending}`;
}
