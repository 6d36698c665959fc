// A statement names tables of its own capability, or tables that their owner or the declaration of the core lets it read.
// Whoever wants others' rows changed calls their owner's actions. See docs/decisions/0032.
import { CORE, type CorePart, READABLE_OF_PLATFORM } from './core.ts';
import { type Place, placeOf } from './place.ts';
import { lineAt, type Source, type Violation, walk } from './source.ts';
import { SQL_EXCEPTIONS, type SqlException } from './sql-exceptions.ts';
import type { TableUse } from './sql-tables.ts';
import { composedNamesIn, tablesNamedIn } from './statements.ts';
import type { TableOwners } from './table-owners.ts';

interface Declaration {
  dependsOn: ReadonlySet<string>;
  readableByOthers: ReadonlySet<string>;
}

export interface ForeignUse extends TableUse {
  path: string;
  line: number;
  owner: string;
}

export function violationsOfSql(
  sources: readonly Source[],
  owners: TableOwners,
  exceptions: readonly SqlException[] = SQL_EXCEPTIONS,
): Violation[] {
  const excepted = new Set(exceptions.flatMap(({ uses }) => uses));
  const unused = new Set(excepted);
  const violations = forbiddenUses(sources, owners).flatMap(({ path, line, owner, table, access }) => {
    const key = `${path} ${access} ${table}`;
    unused.delete(key);
    if (excepted.has(key)) return [];
    return [{ path, line, message: `this statement ${access} ${table} of ${owner}: ${ADVICE[access]}` }];
  });
  // A table of an add-on that was taken out of this tree is nobody's here.
  const isHere = (key: string) => owners.has(key.split(' ').at(-1) ?? '');
  const stale = [...unused].filter(isHere).map((key) => ({
    path: 'tools/architecture-rules/sql-exceptions.ts',
    line: 1,
    message: `nothing needs the exception of ${key} any more`,
  }));
  return [...violations, ...stale, ...sources.flatMap(composedNames)];
}

/** A name like `${recordType}s` would not be seen. */
function composedNames(source: Source): Violation[] {
  const place = placeOf(source.path);
  if (place.isTest || place.layer === 'around') return [];
  return composedNamesIn(source).map((at) => ({
    path: source.path,
    line: lineAt(source.text, at),
    message: 'the name of a table is composed: write each of them out, so that this rule sees them',
  }));
}

const ADVICE = {
  reads: 'ask its queries, or name it in dependsOn and have it declare the table in tables.readableByOthers',
  writes: 'call its actions',
};

/** Of product code; tests set up and look at what they like. */
export function foreignUses(sources: readonly Source[], owners: TableOwners): ForeignUse[] {
  return sources.flatMap((source) => {
    const place = placeOf(source.path);
    if (place.isTest || place.layer === 'around') return [];
    return tablesNamedIn(source, (name) => owners.has(name)).flatMap((use) => {
      const owner = owners.get(use.table);
      if (owner === undefined || owner === homeOf(place)) return [];
      return [{ ...use, path: source.path, line: lineAt(source.text, use.at), owner }];
    });
  });
}

export function forbiddenUses(sources: readonly Source[], owners: TableOwners): ForeignUse[] {
  const manifests = new Map(sources.flatMap(declarationOf));
  return foreignUses(sources, owners).filter((use) => !isAllowed(homeOf(placeOf(use.path)), use, manifests));
}

const homeOf = ({ capability, layer }: Place): string => capability ?? layer;

function isAllowed(home: string, use: ForeignUse, manifests: ReadonlyMap<string, Declaration>): boolean {
  const [part, ownerPart] = [corePartOf(home), corePartOf(use.owner)];
  if (part && part === ownerPart) return true;
  if (use.access === 'writes') return false;
  if (use.owner === 'platform') return READABLE_OF_PLATFORM.includes(use.table);
  if (part && ownerPart) return part[1].reads.includes(ownerPart[0]);
  const name = use.owner.split('/')[1] ?? '';
  const isNamed = manifests.get(home)?.dependsOn.has(name) ?? false;
  return isNamed && (manifests.get(use.owner)?.readableByOthers.has(use.table) ?? false);
}

const PARTS: readonly [string, CorePart][] = Object.entries(CORE);

function corePartOf(home: string): [string, CorePart] | undefined {
  return PARTS.find(([, { capabilities }]) => capabilities.includes(home));
}

function declarationOf({ path, syntax }: Source): [string, Declaration][] {
  const { side, capability } = placeOf(path);
  if (side !== 'manifest' || !capability || !syntax) return [];
  const lists = new Map<string, Set<string>>();
  for (const [node] of walk(syntax)) {
    const property = node as unknown as {
      key?: { name?: string };
      value?: { elements?: { value: string }[] };
    };
    const name = property.key?.name ?? '';
    if (node.type === 'Property' && (name === 'dependsOn' || name === 'readableByOthers'))
      lists.set(name, new Set(property.value?.elements?.map((element) => element.value)));
  }
  const [dependsOn, readableByOthers] = ['dependsOn', 'readableByOthers'].map(
    (name) => lists.get(name) ?? new Set<string>(),
  );
  return [
    [capability, { dependsOn: dependsOn ?? new Set(), readableByOthers: readableByOthers ?? new Set() }],
  ];
}
