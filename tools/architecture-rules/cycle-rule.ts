import type { Source, Violation } from './source.ts';

// Imports of types do not count: a site has features, a feature has routes, and a route is given the site.
// Such words may go round, but nothing that is loaded.
export function violationsOfCycles(sources: Source[]): Violation[] {
  const known = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const violations: Violation[] = [];

  function visit(path: string, trail: string[]): void {
    const seenAt = trail.indexOf(path);
    if (seenAt !== -1) {
      const cycle = [...trail.slice(seenAt), path];
      violations.push({ path, line: 1, message: `these import each other: ${cycle.join(' -> ')}` });
      return;
    }
    if (done.has(path)) return;
    for (const { target, isType } of known.get(path)?.imports ?? [])
      if (!isType && known.has(target)) visit(target, [...trail, path]);
    done.add(path);
  }

  for (const { path } of sources) visit(path, []);
  return violations;
}
