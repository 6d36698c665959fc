// Categories with permissions of their own. They begin closed: whoever manages the site sees them, and whoever is named.
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { leaveToManagers } from '../../roles/server/category-grants.ts';

/** Answers which of these there are; those that were open are closed. */
export async function giveOwnPermissions(
  w: WriteContext,
  categoryIDs: readonly number[],
): Promise<readonly number[]> {
  const known = await w.db.rows<{ category_id: number; has_custom_permissions: boolean }>(sql`
    select category_id, has_custom_permissions from categories where category_id = any(${[...categoryIDs]})
    order by category_id for no key update`);
  await closeCategories(
    w,
    known.filter((each) => !each.has_custom_permissions).map((each) => each.category_id),
  );
  return known.map((each) => each.category_id);
}

export async function closeCategories(
  w: Pick<WriteContext, 'db' | 'site'>,
  categoryIDs: readonly number[],
): Promise<void> {
  if (categoryIDs.length === 0) return;
  await w.db.execute(sql`
    update categories set has_custom_permissions = true where category_id = any(${[...categoryIDs]})`);
  await leaveToManagers(w, categoryIDs);
}
