// Categories that belong to a record of somebody else's, as those of groups do: made, named and closed by whoever owns it.
// Nobody is granted anything in them but by `memberGrants`, and they stand in no list of categories but those that somebody
// writes into or follows: what shows the record leads there.
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import {
  categoryAdded,
  categoryChanged,
  categoryMemberLeft,
  categoryRestricted,
} from '../categories.events.ts';
import { INVALIDATES, lockTree } from './category.actions.ts';
import { categoryActs, recordCategoryChange } from './category.acts.ts';
import { insertCategory } from './category.bulk.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    /** Of the record that the page is about, where the viewer reads it: what stands in it may be shown there. */
    recordCategoryID: number;
  }
}

export interface RecordCategory {
  name: string;
  /** One that is taken gets a number. */
  urlcode: string;
  parentCategoryID?: number;
  /** Permissions of its own; otherwise those of the category above count. */
  isClosed: boolean;
  /** Holds other categories, and no posts. */
  isOfCategories?: boolean;
}

const STALE = { invalidates: [...INVALIDATES, cacheTag.roles] };

export async function addRecordCategory(w: WriteContext, category: RecordCategory): Promise<number> {
  const categoryID = await insertRecordCategory(w, category);
  await w.announce(categoryAdded, { categoryID }, STALE);
  await recordAct(w, categoryActs.added, {
    recordID: categoryID,
    categoryID,
    after: { name: category.name },
  });
  return categoryID;
}

/** Without a word to anybody: for the demo, which nobody did. */
export async function insertRecordCategory(w: WriteContext, category: RecordCategory): Promise<number> {
  const tree = await lockTree(w);
  let urlcode = category.urlcode;
  for (let number = 2; tree.byUrlcode.has(urlcode.toLowerCase()); number++)
    urlcode = `${category.urlcode}-${number}`;
  const { name, parentCategoryID, isClosed, isOfCategories = false } = category;
  return insertCategory(w.db, {
    ...{ parentCategoryID, name, urlcode, hasCustomPermissions: isClosed },
    isUnlisted: true,
    displayAs: isOfCategories ? 'categories' : 'discussions',
  });
}

export async function changeRecordCategory(
  w: WriteContext,
  categoryID: number,
  { name, isClosed }: Pick<RecordCategory, 'name' | 'isClosed'>,
): Promise<void> {
  const node = (await lockTree(w)).byID.get(categoryID);
  if (!node || (node.name === name && node.has_custom_permissions === isClosed)) return;
  await w.db.execute(sql`
    update categories set name = ${name}, has_custom_permissions = ${isClosed}, date_updated = now()
    where category_id = ${categoryID}`);
  await w.announce(categoryChanged, { categoryID }, STALE);
  const after = { name, has_custom_permissions: isClosed };
  await recordCategoryChange(w, categoryID, { before: { ...node }, after });
}

/** Somebody left what the category belongs to: who holds something for them there hears of it. */
export async function leaveRecordCategory(
  w: WriteContext,
  of: { categoryID: number; memberID: number },
): Promise<void> {
  await w.announce(categoryMemberLeft, { ...of, userID: w.viewer.userID });
}

/** It is for members alone from now on, not for a time: who holds something there for others hears of it. */
export async function restrictRecordCategory(w: WriteContext, categoryID: number): Promise<void> {
  await w.announce(categoryRestricted, { categoryID, userID: w.viewer.userID });
}
