// Deleting a category: what it holds goes to another one, or is deleted too; step by step where that is much.
import { notFound } from '../../../../platform/contract/errors.ts';
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { enqueueBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { categoryError } from '../../../categories/categories.contract.ts';
import { categoryChanged, categoryDeleted } from '../../../categories/categories.events.ts';
import {
  beginCategoryDeletion,
  dropCategory,
  INVALIDATES,
  lockTree,
} from '../../../categories/server/category.actions.ts';
import type { CategoryNode, CategoryTree } from '../../../categories/server/category.snapshot.ts';
import { readCategoryTree } from '../../../categories/server/category.snapshot.ts';
import { holdsMore, moveSomeDiscussions } from '../writing/move-discussions.ts';
import { deleteSomeDiscussions } from './delete-contents.ts';

interface Asked {
  categoryID: number;
  /** Takes what it holds; absent: that is deleted. */
  newCategoryID?: number | undefined;
}

export const deleteCategoryRun = bulkOperation<Asked>({
  name: 'categories.delete',
  require: (ctx) => ctx.require('site.manage'),
  list: async (ctx, { categoryID, newCategoryID }) => {
    const node = requireDeletable(await readCategoryTree(ctx.db), categoryID, newCategoryID);
    const isDeletingContents = node.is_being_deleted && node.deletion_target_id === null;
    if (isDeletingContents && newCategoryID !== undefined) throw categoryError('category.beingDeleted');
    return [categoryID];
  },
  each: (ctx, id, { newCategoryID }) => deleteSome(ctx, Number(id), newCategoryID),
  partsOf: (ctx, id) =>
    ctx.db.row(sql`
      select greatest(0, count_to_delete - count_discussions) as "countDone", count_to_delete as "countTotal"
      from categories where category_id = ${Number(id)} and count_to_delete is not null`),
});

type Step = 'again' | 'delete contents' | undefined;

async function deleteSome(
  ctx: RequestContext,
  categoryID: number,
  newCategoryID: number | undefined,
): Promise<'again' | undefined> {
  const step = await ctx.write(async (w): Promise<Step> => {
    const tree = await lockTree(w);
    // Another step was the last one.
    if (!tree.byID.has(categoryID)) return undefined;
    const node = requireDeletable(tree, categoryID, newCategoryID);
    const targetID = targetOf(node, newCategoryID);
    const isMuch = targetID === undefined ? await holdsAny(w, categoryID) : await holdsMore(w, categoryID);
    if (isMuch && !node.is_being_deleted) {
      await beginDeleting(w, categoryID, targetID);
      return 'again';
    }
    if (targetID === undefined && isMuch) return 'delete contents';
    if (targetID !== undefined && (await moveSomeDiscussions(w, categoryID, targetID)) === 'again')
      return 'again';
    return removeEmpty(w, categoryID, targetID);
  });
  if (step !== 'delete contents') return step;
  await deleteSomeDiscussions(ctx, categoryID);
  return 'again';
}

/** Where a part of it is already, the rest goes as well. */
function targetOf(node: CategoryNode, newCategoryID: number | undefined): number | undefined {
  return node.is_being_deleted ? (node.deletion_target_id ?? undefined) : newCategoryID;
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
  if (target.is_being_deleted) throw categoryError('category.beingDeleted');
}

/** From here on nothing is posted there, and a job goes on, whether or not anybody asks for the next step. */
async function beginDeleting(
  w: WriteContext,
  categoryID: number,
  newCategoryID: number | undefined,
): Promise<void> {
  await beginCategoryDeletion(w, categoryID, newCategoryID ?? null);
  await enqueueBulkOperation(w, deleteCategoryRun, { categoryID, newCategoryID }, [categoryID]);
  await w.announce(categoryChanged, { categoryID }, { invalidates: [...INVALIDATES, cacheTag.roles] });
}

async function holdsAny(w: WriteContext, categoryID: number): Promise<boolean> {
  const held = await w.db.row(sql`select 1 from discussions where category_id = ${categoryID} limit 1`);
  return held !== undefined;
}

async function removeEmpty(
  w: WriteContext,
  categoryID: number,
  newCategoryID: number | undefined,
): Promise<'again' | undefined> {
  // Whoever was about to post there is waited for, and nobody else begins.
  await w.db.row(sql`select 1 from categories where category_id = ${categoryID} for update`);
  if (await holdsAny(w, categoryID)) return 'again';
  await dropCategory(w, categoryID);
  await w.announce(
    categoryDeleted,
    { categoryID, newCategoryID: newCategoryID ?? null },
    { invalidates: ['*'] },
  );
  return undefined;
}
