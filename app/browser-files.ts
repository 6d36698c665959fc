// The tags that load the built browser files, from the build's manifest, and what the site's theme adds to them.
import type { SiteMeta } from '../platform/contract/page.ts';
import { escapeHtml } from '../platform/web/page/head.ts';
import type { DeferredKind } from './deferred-pages.ts';

interface ManifestEntry {
  file: string;
  name?: string;
  imports?: string[];
  isEntry?: boolean;
}

type ThemeFiles = Pick<SiteMeta, 'themeStyles' | 'themeScripts' | 'themeFont' | 'addonModules'>;

/** What a page needs beside what all need. */
export interface Shown {
  /** Files by their names in the build. */
  chunks: readonly string[];
  /** Pages that most documents do without: their scripts and stylesheets. */
  deferred: readonly DeferredKind[];
}

export interface BrowserFiles {
  headTags: (theme: ThemeFiles, shown: Shown) => string;
}

export function readBrowserFiles(manifest: Record<string, ManifestEntry>): BrowserFiles {
  const start = manifest['app/start.ts'];
  const entry = manifest['app/client.tsx'];
  if (!start || !entry) throw new Error('The build has no browser entry.');
  const sheet = manifest['style.css']?.file;
  const sheets = { lazy: manifest['lazy.css']?.file, managed: manifest['managed.css']?.file };
  // Pages read without scripts: those come after the first paint. Which they are stands in a data attribute of the loader.
  const named = Map.groupBy(Object.values(manifest), ({ name }) => name);
  const startTag = (chunks: readonly string[]) => {
    const also = chunks.flatMap((name) => named.get(name) ?? []);
    const scripts = withImports(manifest, [entry, ...also]).map(({ file }) => `/${file}`);
    const later = Object.entries(sheets).map(([kind, file]) =>
      file ? ` data-${kind}-styles="/${file}"` : '',
    );
    return `<script type="module" src="/${start.file}" async data-scripts="${escapeHtml(scripts.join(' '))}"${later.join('')}></script>`;
  };
  // Named in its turn too, it runs but once, and the end of the document waits for the stylesheets. Browsers that look
  // there for forms to fill in would lay the page out without its looks first.
  const startInTurnTag = `<script type="module" src="/${start.file}"></script>`;
  return {
    headTags: ({ themeStyles, themeFont, themeScripts = [], addonModules = [] }, { chunks, deferred }) =>
      // The theme's looks stand behind ours.
      stylesheetTag(sheet) +
      deferred.map((kind) => stylesheetTag(sheets[kind])).join('') +
      addonModules.map(({ styles }) => (styles ? lateStylesheetTag(styles) : '')).join('') +
      (themeStyles ? lateStylesheetTag(themeStyles) : '') +
      // Ours is not asked for ahead: on slow connections the first paint would wait for what the next page has at hand.
      (themeFont ? fontTag(themeFont) : '') +
      startTag([...chunks, ...deferred.map((kind) => `${kind}-pages`)]) +
      startInTurnTag +
      themeScripts.map((src) => `<script src="${escapeHtml(src)}" defer></script>`).join(''),
  };
}

/** Each file once, the first ones first. */
function withImports(manifest: Record<string, ManifestEntry>, entries: ManifestEntry[]): ManifestEntry[] {
  const found = new Set(entries);
  // A set is walked over what is added meanwhile, too.
  for (const { imports = [] } of found)
    for (const key of imports) {
      const imported = manifest[key];
      if (imported) found.add(imported);
    }
  return [...found];
}

function stylesheetTag(file: string | undefined): string {
  return file ? `<link rel="stylesheet" href="/${escapeHtml(file)}">` : '';
}

/** Whatever holds it up, pages are seen: `platform/web/start/late-styles.ts`. */
function lateStylesheetTag(href: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}" data-may-be-late>`;
}

function fontTag(href: string): string {
  return `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`;
}
