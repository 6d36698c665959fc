import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

/** Whether `$x$` is a formula in this category, as it is now: bodies have what it was when they were rendered. */
export async function hasDollarMath(db: Queryable, categoryID: number | undefined): Promise<boolean> {
  if (categoryID === undefined) return false;
  const row = await db.row<{ dollar_math: boolean }>(
    sql`select dollar_math from categories where category_id = ${categoryID}`,
  );
  return row?.dollar_math ?? false;
}
