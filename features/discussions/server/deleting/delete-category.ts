// Deleting a category: what it holds goes to another one, or is deleted too where that was asked; step by step where that is much.
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
import type { CategoryNode } from '../../../categories/server/category.snapshot.ts';
import { readCategoryTree } from '../../../categories/server/category.snapshot.ts';
import { holdsMore, moveSomeDiscussions } from '../writing/move-discussions.ts';
import { deleteSomeDiscussions } from './delete-contents.ts';
import { someInCategory } from './in-category.ts';
import { requireDeletable, requireNoDiscussions } from './requirements-of-deletion.ts';

interface Asked {
  categoryID: number;
  /** Takes what it holds. */
  newCategoryID?: number | undefined;
  /** Without a category that takes it, what it holds is deleted only where somebody said so. */
  deleteContents?: boolean | undefined;
}

export const deleteCategoryRun = bulkOperation<Asked>({
  name: 'categories.delete',
  require: (ctx) => ctx.require('site.manage'),
  list: async (ctx, asked) => {
    const { categoryID, newCategoryID } = asked;
    const node = requireDeletable(await readCategoryTree(ctx.db), categoryID, newCategoryID);
    const isDeletingContents = node.is_being_deleted && node.deletion_target_id === null;
    if (isDeletingContents && newCategoryID !== undefined) throw categoryError('category.beingDeleted');
    if (needsEmptiness(node, asked)) await requireNoDiscussions(ctx.db, categoryID);
    return [categoryID];
  },
  each: (ctx, _id, asked) => deleteSome(ctx, asked),
  partsOf: (ctx, id) =>
    ctx.db.row(sql`
      select greatest(0, count_to_delete - count_discussions) as "countDone", count_to_delete as "countTotal"
      from categories where category_id = ${Number(id)} and count_to_delete is not null`),
});

type Step = 'again' | 'delete contents' | undefined;

async function deleteSome(ctx: RequestContext, asked: Asked): Promise<'again' | undefined> {
  const { categoryID, newCategoryID } = asked;
  const step = await ctx.write(async (w): Promise<Step> => {
    const tree = await lockTree(w);
    // Another step was the last one.
    if (!tree.byID.has(categoryID)) return undefined;
    const node = requireDeletable(tree, categoryID, newCategoryID);
    if (needsEmptiness(node, asked)) {
      await lockAgainstPosts(w, categoryID);
      await requireNoDiscussions(w.db, categoryID);
    }
    const targetID = targetOf(node, newCategoryID);
    const isMuch = targetID === undefined ? await holdsAny(w, categoryID) : await holdsMore(w, categoryID);
    if (isMuch && !node.is_being_deleted) {
      await beginDeleting(w, { ...asked, newCategoryID: targetID });
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

function needsEmptiness(node: CategoryNode, { newCategoryID, deleteContents }: Asked): boolean {
  return !node.is_being_deleted && newCategoryID === undefined && !deleteContents;
}

/** Where a part of it is already, the rest goes as well. */
function targetOf(node: CategoryNode, newCategoryID: number | undefined): number | undefined {
  return node.is_being_deleted ? (node.deletion_target_id ?? undefined) : newCategoryID;
}

/** From here on nothing is posted there, and a job goes on, whether or not anybody asks for the next step. */
async function beginDeleting(w: WriteContext, asked: Asked): Promise<void> {
  const { categoryID, newCategoryID } = asked;
  await beginCategoryDeletion(w, categoryID, newCategoryID ?? null);
  await enqueueBulkOperation(w, deleteCategoryRun, asked, [categoryID]);
  await w.announce(categoryChanged, { categoryID }, { invalidates: [...INVALIDATES, cacheTag.roles] });
}

async function holdsAny(w: WriteContext, categoryID: number): Promise<boolean> {
  const held = await w.db.row(someInCategory(categoryID, 1));
  return held !== undefined;
}

/** Whoever was about to post there is waited for, and nobody else begins. */
async function lockAgainstPosts(w: WriteContext, categoryID: number): Promise<void> {
  await w.db.row(sql`select 1 from categories where category_id = ${categoryID} for update`);
}

async function removeEmpty(
  w: WriteContext,
  categoryID: number,
  newCategoryID: number | undefined,
): Promise<'again' | undefined> {
  await lockAgainstPosts(w, categoryID);
  if (await holdsAny(w, categoryID)) return 'again';
  await dropCategory(w, categoryID);
  await w.announce(
    categoryDeleted,
    { categoryID, newCategoryID: newCategoryID ?? null },
    { invalidates: ['*'] },
  );
  return undefined;
}
