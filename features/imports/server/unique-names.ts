// Imported members keep their name; where it is taken, a number makes it theirs alone.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { isReservedName, nameKey } from '../../users/server/user-name.ts';
import { cleanLine } from './clean-text.ts';

export interface UniqueName {
  name: string;
  nameKey: string;
}

const MAX_LENGTH = 90;
const ROUNDS = 25;

/** In the order of the given; `fallbacks` make a name of their own where all small numbers are taken. */
export async function uniqueNames(
  db: Queryable,
  given: readonly { name: string; fallback: string }[],
): Promise<UniqueName[]> {
  const wanted = given.map(({ name }) => cleanLine(name, MAX_LENGTH) || 'Member');
  const chosen: (UniqueName | undefined)[] = given.map(() => undefined);
  const taken = new Set<string>();
  for (let round = 1; round <= ROUNDS + 1; round++) {
    const open = wanted.map((_, at) => at).filter((at) => chosen[at] === undefined);
    if (open.length === 0) break;
    const candidates = open.map((at) => {
      const suffix = round === 1 ? '' : `_${round <= ROUNDS ? round : given[at]?.fallback}`;
      const name = `${wanted[at]}${suffix}`;
      return { at, name, nameKey: nameKey(name) };
    });
    for (const key of await takenKeys(db, candidates)) taken.add(key);
    for (const { at, name, nameKey: key } of candidates) {
      if (taken.has(key) || (round === 1 && isReservedName(name))) continue;
      taken.add(key);
      chosen[at] = { name, nameKey: key };
    }
  }
  return chosen.map((each, at) => {
    if (!each) throw new Error(`No free name was found for “${wanted[at]}”.`);
    return each;
  });
}

async function takenKeys(db: Queryable, candidates: readonly UniqueName[]): Promise<string[]> {
  const keys = candidates.map((each) => each.nameKey);
  const rows = await db.rows<{ name_key: string }>(
    sql`select name_key from users where name_key = any(${keys})`,
  );
  return rows.map((row) => row.name_key);
}
