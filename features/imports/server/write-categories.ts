// Categories of the old site, each with an address of its own here.
import { slug } from '../../../platform/contract/slug.ts';
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { insertCategory } from '../../categories/server/category.bulk.ts';
import { cleanLine } from './clean-text.ts';
import { insertOldPaths } from './old-paths.ts';

export interface NewCategory {
  foreignID: string;
  name: string;
  slug: string;
  description?: string | undefined;
  parentID?: string | undefined;
  oldPaths: string[];
  /** Why only those who manage see it at first; undefined where everybody may. */
  closedBecause?: string | undefined;
  /** Formulas stand between `$` and `$`. */
  dollarMath?: boolean;
}

/** One at a time: there are few, and each may be the parent of the next. */
export async function writeCategory(
  tx: Transaction,
  category: NewCategory,
  parentCategoryID: number | undefined,
): Promise<number> {
  const urlcode = await freeUrlcode(tx, category.slug);
  const categoryID = await insertCategory(tx, {
    parentCategoryID,
    name: cleanLine(category.name, 255),
    urlcode,
    description: category.description,
    dollarMath: category.dollarMath,
  });
  await insertOldPaths(
    tx,
    category.oldPaths.map((path) => ({ path, record_type: 'category', record_id: categoryID })),
  );
  return categoryID;
}

/** A category of this site by its address or name. */
export async function findCategory(db: Queryable, nameOrUrlcode: string): Promise<number | undefined> {
  const row = await db.row<{ category_id: number }>(sql`
    select category_id from categories
    where lower(urlcode) = lower(${nameOrUrlcode}) or lower(name) = lower(${nameOrUrlcode})
    order by lower(urlcode) = lower(${nameOrUrlcode}) desc, category_id limit 1`);
  return row?.category_id;
}

async function freeUrlcode(db: Queryable, wanted: string): Promise<string> {
  const words = decodeURIComponent(slug(wanted));
  // A number would be read as an id, p2 as a page.
  const base = /^p?\d+$/i.test(words) ? `category-${words}` : words;
  const rows = await db.rows<{ urlcode: string }>(sql`
    select lower(urlcode) as urlcode from categories
    where lower(urlcode) = lower(${base}) or starts_with(lower(urlcode), lower(${`${base}-`}))`);
  const taken = new Set(rows.map((row) => row.urlcode));
  let urlcode = base;
  for (let number = 2; taken.has(urlcode.toLowerCase()); number++) urlcode = `${base}-${number}`;
  return urlcode;
}
