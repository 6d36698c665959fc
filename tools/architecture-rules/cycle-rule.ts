import type { Source, Violation } from './source.ts';

/** Two or three files may explain each other by their types; more of them cannot be understood one by one. */
const MOST_BY_TYPES = 3;

type Imports = ReadonlyMap<string, readonly string[]>;

// Nothing that is loaded goes round at all. Types may, in small circles: see decision 0038.
export function violationsOfCycles(sources: readonly Source[]): Violation[] {
  const loaded = importsOf(sources, ({ isType }) => !isType);
  const named = importsOf(sources, () => true);
  return [
    ...cyclesOf(loaded).map((files) => violation(files, loaded, 'these import each other')),
    ...cyclesOf(named)
      .filter((files) => files.size > MOST_BY_TYPES)
      .map((files) => violation(files, named, `${files.size} files refer to each other, if only by types`)),
  ];
}

function importsOf(
  sources: readonly Source[],
  isMeant: (each: Source['imports'][number]) => boolean,
): Imports {
  const known = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap((each) => (isMeant(each) && known.has(each.target) ? each.target : [])),
    ]),
  );
}

/** With one of the ways round. */
function violation(files: ReadonlySet<string>, imports: Imports, message: string): Violation {
  const trail: string[] = [];
  let [at = ''] = files;
  while (!trail.includes(at)) {
    trail.push(at);
    at = imports.get(at)?.find((target) => files.has(target)) ?? at;
  }
  const way = [...trail.slice(trail.indexOf(at)), at];
  return { path: at, line: 1, message: `${message}: ${way.join(' -> ')}` };
}

interface Visited {
  order: number;
  /** The earliest file that is reached from this one and still open. */
  earliest: number;
  isOpen: boolean;
}

/** Sets of files of which each reaches each: the algorithm of Tarjan. */
function cyclesOf(imports: Imports): ReadonlySet<string>[] {
  const visited = new Map<string, Visited>();
  const open: string[] = [];
  const cycles: ReadonlySet<string>[] = [];

  function visit(path: string): Visited {
    const here = { order: visited.size, earliest: visited.size, isOpen: true };
    visited.set(path, here);
    open.push(path);
    const targets = imports.get(path) ?? [];
    for (const target of targets) {
      const seen = visited.get(target);
      if (!seen) here.earliest = Math.min(here.earliest, visit(target).earliest);
      else if (seen.isOpen) here.earliest = Math.min(here.earliest, seen.order);
    }
    if (here.earliest === here.order) {
      const files = open.splice(open.indexOf(path));
      for (const file of files) (visited.get(file) as Visited).isOpen = false;
      if (files.length > 1 || targets.includes(path)) cycles.push(new Set(files));
    }
    return here;
  }

  for (const path of imports.keys()) if (!visited.has(path)) visit(path);
  return cycles;
}
