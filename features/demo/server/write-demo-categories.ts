import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { insertCategory } from '../../categories/server/category.bulk.ts';
import { grantToRolesOf } from '../../roles/server/role.bulk.ts';
import type { DemoCategory } from '../content/types.ts';
import { recordDemoRows } from './demo-records.ts';

/** Parents stand before their children. `permissions`: what can be granted for a category. */
export async function writeDemoCategories(
  tx: Transaction,
  categories: readonly DemoCategory[],
  permissions: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const taken = await takenUrlcodes(tx, categories);
  for (const { key, parent, urlcode, featured, ...category } of categories) {
    const categoryID = await insertCategory(tx, {
      ...category,
      parentCategoryID: parent === undefined ? undefined : ids.get(parent),
      urlcode: taken.has(urlcode) ? `demo-${urlcode}` : urlcode,
      isFeatured: featured,
      hasCustomPermissions: category.private,
    });
    ids.set(key, categoryID);
    if (category.private) await grantToRolesOf(tx, ['moderator', 'administrator'], categoryID, permissions);
  }
  await recordDemoRows(tx, 'categories', [...ids]);
  return ids;
}

async function takenUrlcodes(tx: Transaction, categories: readonly DemoCategory[]): Promise<Set<string>> {
  const wanted = categories.map((category) => category.urlcode);
  const rows = await tx.rows<{ urlcode: string }>(
    sql`select lower(urlcode) as urlcode from categories where lower(urlcode) = any(${wanted})`,
  );
  return new Set(rows.map((row) => row.urlcode));
}
