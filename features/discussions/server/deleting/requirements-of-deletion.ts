// What has to hold before a category is deleted: nothing is lost that nobody asked to lose.
import { notFound } from '../../../../platform/contract/errors.ts';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { categoryError } from '../../../categories/categories.contract.ts';
import type { CategoryNode, CategoryTree } from '../../../categories/server/category.snapshot.ts';
import { someInCategory } from './in-category.ts';

export function requireDeletable(
  tree: CategoryTree,
  categoryID: number,
  newCategoryID: number | undefined,
): CategoryNode {
  const node = tree.byID.get(categoryID);
  if (!node) throw notFound('Category');
  if (tree.children(categoryID).length > 0) throw categoryError('category.hasChildren');
  if (tree.all.some((each) => each.deletion_target_id === categoryID))
    throw categoryError('category.beingDeleted');
  if (newCategoryID !== undefined) requireNewHome(tree, categoryID, newCategoryID);
  return node;
}

function requireNewHome(tree: CategoryTree, categoryID: number, newCategoryID: number): void {
  const target = newCategoryID === categoryID ? undefined : tree.byID.get(newCategoryID);
  if (!target) throw notFound('Category');
  if (target.display_as !== 'discussions') throw categoryError('category.noPosts');
  if (target.is_being_deleted) throw categoryError('category.beingDeleted');
}

/** Without a new home for them, and unless they shall be deleted too. Those that go already are nobody's concern. */
export async function requireNoDiscussions(db: Pick<Queryable, 'row'>, categoryID: number): Promise<void> {
  const held = await db.row(someInCategory(categoryID, 1, sql.raw('d.date_removed is null')));
  if (held) throw categoryError('category.hasDiscussions');
}
