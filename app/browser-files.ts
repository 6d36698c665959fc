// The tags that load the built browser files, from the build's manifest.
interface ManifestEntry {
  file: string;
  assets?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export interface BrowserFiles {
  headTags: string;
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
  // The reading font of most pages; the others come when a page has their script.
  const font = entry.assets?.find((file) => /open-sans-latin-[^-]+\.woff2$/.test(file));
  // Pages read without scripts: those come after what the first sight needs.
  return {
    headTags: [
      ...(stylesheet ? [`<link rel="stylesheet" href="/${stylesheet}">`] : []),
      ...(font ? [`<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`] : []),
      ...[...imported].map((each) => `<link rel="modulepreload" href="/${each.file}" fetchpriority="low">`),
      `<script type="module" src="/${entry.file}" fetchpriority="low"></script>`,
    ].join(''),
  };
}
