// Which categories have permissions of their own, and whose permissions the others take.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { JunctionSource } from '../../../platform/server/permissions/permission-sets.ts';
import { type CategoryTree, categoriesSnapshot, ROOT_CATEGORY_ID } from './category.snapshot.ts';
import { giveOwnPermissions } from './close-categories.ts';

export const categoryJunctions: JunctionSource = {
  resourceType: 'category',
  seenBy: 'discussions.view',
  tags: [cacheTag.categories],
  load: async (database) => junctionsOf(await categoriesSnapshot.load({ database })),
  giveOwnPermissions,
};

export function junctionsOf(tree: CategoryTree): { ids: number[]; aliases: Record<string, number> } {
  const ids: number[] = [];
  const aliases: Record<string, number> = {};
  for (const { category_id: categoryID } of tree.all) {
    const permissionCategoryID = tree.permissionCategoryID(categoryID);
    if (permissionCategoryID === categoryID) ids.push(categoryID);
    else if (permissionCategoryID !== ROOT_CATEGORY_ID) aliases[categoryID] = permissionCategoryID;
  }
  return { ids, aliases };
}
