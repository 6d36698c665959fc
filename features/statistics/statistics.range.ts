// Days that somebody chose themselves: what may be asked for, said alike by the page and by the API.

export const MOST_DAYS_OF_RANGE = 366;
/** Dates before it are mistakes of an import; nothing is counted of them. */
export const FIRST_DAY = '1990-01-01';

const DAY_MS = 86_400_000;

interface GivenRange {
  from?: string | undefined;
  to?: string | undefined;
}

export type RangeProblem = 'missing' | 'reversed' | 'tooLong' | 'tooEarly' | 'future';

/** Both days count. */
export function lengthOfRange(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** What is wrong with days as `2026-11-28`, and of which of the two. */
export function problemOfRange(
  { from, to }: GivenRange,
  today: string,
): { field: 'from' | 'to'; problem: RangeProblem } | undefined {
  if (!from) return { field: 'from', problem: 'missing' };
  if (!to) return { field: 'to', problem: 'missing' };
  if (to < from) return { field: 'to', problem: 'reversed' };
  if (to > today) return { field: 'to', problem: 'future' };
  if (from < FIRST_DAY) return { field: 'from', problem: 'tooEarly' };
  if (lengthOfRange(from, to) > MOST_DAYS_OF_RANGE) return { field: 'from', problem: 'tooLong' };
  return undefined;
}
