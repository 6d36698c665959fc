// A category moves among the others, with all that stands below it.
import { notFound } from '../../../platform/contract/errors.ts';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { undoError } from '../../../platform/server/audit-log/undo-act.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { UndoableAct } from '../../../platform/server/places/undoable-acts.ts';
import { categoryError } from '../categories.contract.ts';
import { categoryChanged } from '../categories.events.ts';
import type { CategoryPlace } from '../category-places.contract.ts';
import { INVALIDATES, lockTree, newParent } from './category.actions.ts';
import { categoryActs } from './category.acts.ts';
import type { CategoryNode, CategoryTree } from './category.snapshot.ts';

/** Answers where it stood. */
export function moveCategory(
  ctx: RequestContext,
  categoryID: number,
  place: CategoryPlace,
): Promise<CategoryPlace> {
  return ctx.write((w) => moveTo(w, categoryID, place));
}

async function moveTo(w: WriteContext, categoryID: number, place: CategoryPlace): Promise<CategoryPlace> {
  const tree = await lockTree(w);
  const node = tree.byID.get(categoryID);
  if (!node) throw notFound('Category');
  const parentID = newParent(tree, categoryID, place);
  const before = placeOf(tree, node);
  const after: CategoryPlace = { parentCategoryID: parentID, beforeCategoryID: place.beforeCategoryID };
  if (isSame(before, after)) return before;
  await putAmong(w, tree, node, after);
  await w.announce(categoryChanged, { categoryID }, { invalidates: [...INVALIDATES, cacheTag.roles] });
  await recordAct(w, categoryActs.moved, { recordID: categoryID, categoryID, before, after, undo: before });
  return before;
}

function placeOf(tree: CategoryTree, node: CategoryNode): CategoryPlace {
  const siblings = tree.children(node.parent_category_id);
  const next = siblings[siblings.indexOf(node) + 1];
  return { parentCategoryID: node.parent_category_id, beforeCategoryID: next?.category_id ?? null };
}

function isSame(one: CategoryPlace, other: CategoryPlace): boolean {
  return one.parentCategoryID === other.parentCategoryID && one.beforeCategoryID === other.beforeCategoryID;
}

/** Those below the parent are numbered in their new order; what is numbered so already is not written. */
async function putAmong(
  w: WriteContext,
  tree: CategoryTree,
  { category_id: categoryID }: CategoryNode,
  { parentCategoryID, beforeCategoryID }: CategoryPlace,
): Promise<void> {
  const others = tree
    .children(parentCategoryID)
    .map((each) => each.category_id)
    .filter((id) => id !== categoryID);
  const at = beforeCategoryID === null ? others.length : others.indexOf(beforeCategoryID);
  if (at < 0) throw categoryError('category.placeUnknown');
  await w.db.execute(sql`
    update categories set parent_category_id = ${parentCategoryID}, date_updated = now()
    where category_id = ${categoryID}`);
  await w.db.execute(sql`
    update categories c set sort = placed.sort
    from unnest(${others.toSpliced(at, 0, categoryID)}::int[]) with ordinality placed (category_id, sort)
    where c.category_id = placed.category_id and c.sort <> placed.sort`);
}

export const undoableCategoryMove: UndoableAct = {
  act: categoryActs.moved,
  undo: async (ctx, { recordID, after, undo }) => {
    ctx.require('site.manage');
    return async (w) => {
      const tree = await lockTree(w);
      const node = tree.byID.get(recordID);
      if (!node) throw notFound('Category');
      if (node.parent_category_id !== after.parentCategoryID) throw undoError('undo.changedSince');
      const stood = undo as CategoryPlace;
      const isThere = tree
        .children(stood.parentCategoryID)
        .some((each) => each.category_id === stood.beforeCategoryID);
      await moveTo(w, recordID, { ...stood, beforeCategoryID: isThere ? stood.beforeCategoryID : null });
    };
  },
};
