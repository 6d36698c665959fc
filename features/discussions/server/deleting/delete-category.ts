// Deleting a category: what it holds goes to another one, step by step where that is much. Nothing is lost with it.
import { notFound } from '../../../../platform/contract/errors.ts';
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { enqueueBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { changedMeanwhile } from '../../../../platform/server/db/retry-conflicts.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { categoryError } from '../../../categories/categories.contract.ts';
import {
  beginCategoryDeletion,
  dropCategory,
  INVALIDATES,
  lockTree,
} from '../../../categories/server/category.actions.ts';
import type { CategoryNode, CategoryTree } from '../../../categories/server/category.snapshot.ts';
import { readCategoryTree } from '../../../categories/server/category.snapshot.ts';
import { holdsMore, moveSomeDiscussions } from '../writing/move-discussions.ts';

interface Deletion {
  newCategoryID?: number | undefined;
}

interface Asked extends Deletion {
  categoryID: number;
}

export const deleteCategoryRun = bulkOperation<Asked>({
  name: 'categories.delete',
  require: (ctx) => ctx.require('site.manage'),
  list: async (ctx, { categoryID, newCategoryID }) => {
    const node = requireDeletable(await readCategoryTree(ctx.db), categoryID, newCategoryID);
    const held = await ctx.db.row(sql`select 1 from discussions where category_id = ${categoryID} limit 1`);
    if (held && targetOf(node, newCategoryID) === undefined) throw categoryError('category.hasDiscussions');
    return [categoryID];
  },
  each: (ctx, id, { newCategoryID }) => deleteSome(ctx, Number(id), newCategoryID),
});

async function deleteSome(
  ctx: RequestContext,
  categoryID: number,
  newCategoryID: number | undefined,
): Promise<'again' | undefined> {
  return ctx.write(async (w) => {
    const tree = await lockTree(w);
    // Another step was the last one.
    if (!tree.byID.has(categoryID)) return undefined;
    const node = requireDeletable(tree, categoryID, newCategoryID);
    const targetID = targetOf(node, newCategoryID);
    if (targetID !== undefined) {
      if (node.deletion_target_id === null && (await holdsMore(w, categoryID))) {
        await beginDeleting(w, categoryID, targetID);
        return 'again';
      }
      if ((await moveSomeDiscussions(w, categoryID, targetID)) === 'again') return 'again';
    }
    await removeEmpty(w, categoryID, targetID);
    return undefined;
  });
}

/** Where a part of it is already, the rest goes as well. */
function targetOf(node: CategoryNode, newCategoryID: number | undefined): number | undefined {
  return node.deletion_target_id ?? newCategoryID;
}

function requireDeletable(
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
  if (target.deletion_target_id !== null) throw categoryError('category.beingDeleted');
}

/** From here on nothing is posted there, and a job goes on, whether or not anybody asks for the next step. */
async function beginDeleting(w: WriteContext, categoryID: number, newCategoryID: number): Promise<void> {
  await beginCategoryDeletion(w, categoryID, newCategoryID);
  await enqueueBulkOperation(w, deleteCategoryRun, { categoryID, newCategoryID }, [categoryID]);
  await w.announce({
    type: 'category.changed',
    payload: { categoryID },
    invalidates: [...INVALIDATES, cacheTag.roles],
  });
}

async function removeEmpty(
  w: WriteContext,
  categoryID: number,
  newCategoryID: number | undefined,
): Promise<void> {
  // Whoever was about to post there is waited for, and nobody else begins.
  await w.db.row(sql`select 1 from categories where category_id = ${categoryID} for update`);
  const held = await w.db.row(sql`select 1 from discussions where category_id = ${categoryID} limit 1`);
  if (held && newCategoryID === undefined) throw categoryError('category.hasDiscussions');
  if (held) throw changedMeanwhile('What the category holds');
  await dropCategory(w, categoryID);
  await w.announce({
    type: 'category.deleted',
    payload: { categoryID, newCategoryID: newCategoryID ?? null },
    invalidates: ['*'],
  });
}
