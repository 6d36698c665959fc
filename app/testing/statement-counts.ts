// How many statements an address may take without caches, at the most: said by the feature that it is of. Guests may not
// see profiles.
type Counts = Readonly<Record<`/${string}`, number>>;

export interface StatementCounts {
  guests?: Counts;
  members?: Counts;
  administrators?: Counts;
  /** Lists with pages that are held to a number of statements where they are tested. */
  countedElsewhere?: readonly string[];
}

const found = import.meta.glob<{ statementCounts: StatementCounts }>(
  ['../../features/*/testing/statement-counts.ts', '../../addons/*/testing/statement-counts.ts'],
  { eager: true },
);
const all = Object.values(found).map((module) => module.statementCounts);

export function mostStatements(
  of: 'guests' | 'members' | 'administrators',
): Readonly<Record<string, number>> {
  return Object.assign({}, ...all.map((each) => each[of]));
}

export const countedElsewhere: readonly string[] = all.flatMap((each) => each.countedElsewhere ?? []);
