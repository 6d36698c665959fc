// The tags that load the built browser files, from the build's manifest, and what the site's theme adds to them.
import type { SiteMeta } from '../platform/contract/page.ts';
import { escapeHtml } from '../platform/web/page/head.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

type ThemeFiles = Pick<SiteMeta, 'themeStyles' | 'themeScripts' | 'themeFont'>;

export interface BrowserFiles {
  headTags: (theme: ThemeFiles) => string;
}

export function readBrowserFiles(manifest: Record<string, ManifestEntry>): BrowserFiles {
  const entry = manifest['app/client.tsx'];
  if (!entry) throw new Error('The build has no browser entry.');
  const imported = new Set<ManifestEntry>();
  const collect = (each: ManifestEntry): void => {
    for (const key of each.imports ?? []) {
      const found = manifest[key];
      if (found && !imported.has(found)) {
        imported.add(found);
        collect(found);
      }
    }
  };
  collect(entry);
  const stylesheet = manifest['style.css']?.file;
  // Pages read without scripts: those come after what the first sight needs. The theme's looks stand right behind ours.
  const sheet = stylesheet ? stylesheetTag(`/${stylesheet}`) : '';
  const scripts = [
    ...[...imported].map((each) => `<link rel="modulepreload" href="/${each.file}" fetchpriority="low">`),
    `<script type="module" src="/${entry.file}" fetchpriority="low"></script>`,
  ].join('');
  return {
    headTags: ({ themeStyles, themeFont, themeScripts = [] }) =>
      sheet +
      (themeStyles ? stylesheetTag(themeStyles) : '') +
      // Ours is not asked for ahead: on slow lines the first sight would wait for what the next page has at hand.
      (themeFont ? fontTag(themeFont) : '') +
      scripts +
      themeScripts.map((src) => `<script src="${escapeHtml(src)}" defer></script>`).join(''),
  };
}

function stylesheetTag(href: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}">`;
}

function fontTag(href: string): string {
  return `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`;
}
