// Categories written without events (0013): for imports and the demo.
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

export interface NewCategoryRow {
  parentCategoryID?: number | undefined;
  name: string;
  urlcode: string;
  description?: string | undefined;
  displayAs?: string;
  /** Absent: the next one after the category before. */
  color?: number | undefined;
  icon?: string | undefined;
  isFeatured?: boolean | undefined;
  hasCustomPermissions?: boolean | undefined;
  dollarMath?: boolean | undefined;
  isUnlisted?: boolean | undefined;
}

const COLORS = 12;

/** Behind all others. */
export async function insertCategory(tx: Transaction, row: NewCategoryRow): Promise<number> {
  const inserted = await tx.row<{ category_id: number }>(sql`
    insert into categories (parent_category_id, name, urlcode, description, display_as, color, icon, is_featured,
      has_custom_permissions, dollar_math, is_unlisted, sort)
    select ${row.parentCategoryID ?? null}::int, ${row.name}, ${row.urlcode}, ${row.description ?? null}::text,
      ${row.displayAs ?? 'discussions'}, coalesce(${row.color ?? null}::int, 1 + (count(*) % ${COLORS}::int)::int),
      ${row.icon ?? null}::text, ${row.isFeatured ?? false}::boolean, ${row.hasCustomPermissions ?? false}::boolean,
      ${row.dollarMath ?? false}::boolean, ${row.isUnlisted ?? false}::boolean, coalesce(max(sort), 0) + 1
    from categories
    returning category_id`);
  return inserted?.category_id ?? 0;
}

/** Their posts are gone by then; categories of others below them stand at the top. */
export async function deleteCategories(db: Queryable, categoryIDs: readonly number[]): Promise<void> {
  const ids = [...categoryIDs];
  await db.execute(sql`
    update categories set parent_category_id = null
    where parent_category_id = any(${ids}) and category_id <> all(${ids})`);
  await db.execute(sql`delete from categories where category_id = any(${ids})`);
}
