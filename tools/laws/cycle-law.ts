import type { Breach, Source } from './source.ts';

// Imports of types do not count: a site has features, a feature has routes, and a route is given the site.
// Such words may go round, but nothing that is loaded.
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
    for (const { target, isType } of known.get(path)?.imports ?? [])
      if (!isType && known.has(target)) visit(target, [...trail, path]);
    done.add(path);
  }

  for (const { path } of sources) visit(path, []);
  return breaches;
}
