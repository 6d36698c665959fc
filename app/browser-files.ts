// The tags that load the built browser files, from the build's manifest.
interface ManifestEntry {
  file: string;
  css?: string[];
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
  const styles = [...new Set([...[...imported].flatMap((each) => each.css ?? []), ...(entry.css ?? [])])];
  return {
    headTags: [
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...[...imported].map((each) => `<link rel="modulepreload" href="/${each.file}">`),
      `<script type="module" src="/${entry.file}"></script>`,
    ].join(''),
  };
}
