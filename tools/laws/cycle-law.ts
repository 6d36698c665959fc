import type { Breach, Source } from './source.ts';

// Imports of types count too: two files that need each other's words are one thing in two places.
export function breachesOfCycles(sources: Source[]): Breach[] {
  const known = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const breaches: Breach[] = [];

  function visit(path: string, trail: string[]): void {
    const seenAt = trail.indexOf(path);
    if (seenAt !== -1) {
      const cycle = [...trail.slice(seenAt), path];
      breaches.push({ path, line: 1, says: `these import each other: ${cycle.join(' -> ')}` });
      return;
    }
    if (done.has(path)) return;
    for (const { target } of known.get(path)?.imports ?? [])
      if (known.has(target)) visit(target, [...trail, path]);
    done.add(path);
  }

  for (const { path } of sources) visit(path, []);
  return breaches;
}
