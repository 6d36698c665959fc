// What becomes of which rows: what foreign keys mark as one person's alone, and what capabilities say of theirs.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import {
  type ErasureMethod,
  type ErasureOutcome,
  type ErasurePart,
  erasureParts,
} from '../../../../platform/server/places/erasure-parts.ts';
import { isTheirs, type PersonalTable, personalTables } from '../personal-tables.ts';
import { OWN_TABLES, PERSONAL_NAMES, PERSONAL_WHY } from './personal-names.ts';

export interface PlannedPart extends Omit<ErasurePart, 'becomes'> {
  outcome: ErasureOutcome;
}

const ORDER: readonly ErasureOutcome[] = ['goes', 'anonymised', 'stays'];

/** Of `userID`: to themselves it shows what they made, and nothing of what others know or noted of them. */
export async function erasurePlan(
  ctx: RequestContext,
  method: ErasureMethod,
  userID: number,
): Promise<PlannedPart[]> {
  const declared = erasureParts
    .declaredIn(ctx.site.features.all)
    .flatMap(({ becomes, ...part }): PlannedPart[] => {
      const outcome = typeof becomes === 'string' ? becomes : becomes[method];
      return outcome === undefined ? [] : [{ ...part, outcome }];
    });
  const known = new Set(declared.map(({ id }) => id));
  const personal = (await personalParts(ctx.db)).filter(({ id }) => !known.has(id));
  const showsAll = userID !== ctx.viewer.userID || ctx.can('users.delete');
  const planned = [...personal, ...declared].filter(({ isOwn }) => showsAll || isOwn === true);
  return planned.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
}

/** A table may lead to them by several columns: it is one part. */
async function personalParts(db: Queryable): Promise<PlannedPart[]> {
  const columns = Map.groupBy(await personalTables(db), ({ name }) => name);
  return [...columns].map(([table, tables]) => ({
    id: table,
    rowsOf: table,
    outcome: 'goes',
    isOwn: OWN_TABLES.has(table),
    name: PERSONAL_NAMES[table as keyof typeof PERSONAL_NAMES] ?? inWords(table),
    why: PERSONAL_WHY.why,
    where: (userID) =>
      sql`(${sql.join(
        tables.map((each: PersonalTable) => isTheirs(each, userID)),
        ' or ',
      )})`,
  }));
}

/** Of an add-on from elsewhere: `poker_hands`, “Poker hands”. */
function inWords(table: string): string {
  const words = table.replaceAll('"', '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
