// What administrators do with categories.
import { type DomainError, fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { requireRevision } from '../../../platform/server/http/responses/revision.ts';
import { dropCategoryGrants, leaveToManagers } from '../../roles/server/category-grants.ts';
import { dropTranslations } from '../../translations/server/translation.actions.ts';
import { type CategoryPatch, type CategoryPost, categoryError } from '../categories.contract.ts';
import { categoryAdded, categoryChanged, categoryFormulasChanged } from '../categories.events.ts';
import { categoryActs, recordCategoryChange } from './category.acts.ts';
import { CATEGORY_RECORDS } from './category.local-tree.ts';
import { givenPostTypes, setPostTypes } from './category.post-types.ts';
import { type CategoryTree, readCategoryTree } from './category.snapshot.ts';
import { presentCategoryEdit } from './category-edit.present.ts';

export const INVALIDATES = [cacheTag.categories, cacheTag.allPosts];

export async function addCategory(ctx: RequestContext, post: CategoryPost): Promise<number> {
  requireUsableUrlcode(post.urlcode);
  return ctx.write(async (w) => {
    const tree = await lockTree(w);
    const parentID = requireParent(tree, post.parentCategoryID);
    const values: Record<string, unknown> = { ...columnsOf({ ...post, parentCategoryID: undefined }) };
    const names = Object.keys(values);
    const row = await refusingTakenUrlcode(() =>
      w.db.row<{ category_id: number }>(sql`
        insert into categories (parent_category_id, insert_user_id, ${sql.raw(names.join(', '))})
        values (${parentID}, ${ctx.viewer.userID}, ${sql.join(names.map((name) => sql`${values[name]}`))})
        returning category_id`),
    );
    const categoryID = row?.category_id ?? 0;
    const types = givenPostTypes(post);
    if (types) await setPostTypes(w, categoryID, types);
    if (post.customPermissions) await leaveToManagers(w, [categoryID]);
    await w.announce(categoryAdded, { categoryID }, { invalidates: [...INVALIDATES, cacheTag.roles] });
    await recordAct(w, categoryActs.added, {
      recordID: categoryID,
      categoryID,
      after: {
        name: post.name,
        parentCategoryID: parentID,
        ...(post.customPermissions && { customPermissions: true }),
      },
    });
    return categoryID;
  });
}

export async function changeCategory(
  ctx: RequestContext,
  categoryID: number,
  patch: CategoryPatch,
): Promise<void> {
  if (patch.urlcode !== undefined) requireUsableUrlcode(patch.urlcode);
  const changes: Record<string, unknown> = columnsOf(patch);
  await ctx.write(async (w) => {
    const tree = await lockTree(w);
    const node = tree.byID.get(categoryID);
    if (!node) throw notFound('Category');
    requireRevision(ctx, presentCategoryEdit(node), { dateUpdated: null, updateUserID: null });
    if (patch.parentCategoryID !== undefined) changes.parent_category_id = newParent(tree, categoryID, patch);
    if (Object.keys(changes).length === 0) return;
    const assignments: Sql[] = Object.entries(changes).map(
      ([name, value]) => sql`${sql.raw(name)} = ${value}`,
    );
    await refusingTakenUrlcode(() =>
      w.db.execute(sql`
        update categories set ${sql.join(assignments)}, date_updated = now() where category_id = ${categoryID}`),
    );
    const types = givenPostTypes(patch);
    if (types) await setPostTypes(w, categoryID, types);
    if (patch.customPermissions === true && !node.has_custom_permissions)
      await leaveToManagers(w, [categoryID]);
    if (patch.customPermissions === false) await dropCategoryGrants(w.db, [categoryID]);
    if (patch.dollarMath !== undefined && patch.dollarMath !== node.dollar_math)
      await w.announce(categoryFormulasChanged, { categoryID });
    await w.announce(categoryChanged, { categoryID }, { invalidates: [...INVALIDATES, cacheTag.roles] });
    await recordCategoryChange(w, categoryID, { before: { ...node }, after: changes });
  });
}

/** Who changes the tree changes it alone: of two moves at once, neither may hang a category below itself. */
export async function lockTree(w: WriteContext): Promise<CategoryTree> {
  await w.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('categories', 0))`);
  return readCategoryTree(w.db);
}

export function newParent(
  tree: CategoryTree,
  categoryID: number,
  patch: Pick<CategoryPatch, 'parentCategoryID'>,
): number | null {
  const parentID = requireParent(tree, patch.parentCategoryID);
  const isBelowItself =
    parentID !== null && (parentID === categoryID || tree.descendants(categoryID).includes(parentID));
  if (isBelowItself) throw categoryError('category.ownParent');
  return parentID;
}

function requireParent(tree: CategoryTree, parentID: number | null | undefined): number | null {
  if (parentID === undefined || parentID === null || parentID <= 0) return null;
  const parent = tree.byID.get(parentID);
  if (!parent) throw categoryError('category.parentUnknown');
  if (parent.is_being_deleted) throw categoryError('category.beingDeleted');
  return parentID;
}

function requireUsableUrlcode(urlcode: string): void {
  if (/[\s/?#%\\]/.test(urlcode))
    throw fieldProblem('urlcode', 'urlcode: spaces and / ? # % \\ are not possible in addresses.');
  if (/^p\d+$/i.test(urlcode) || /^\d+$/.test(urlcode)) {
    throw fieldProblem('urlcode', 'urlcode: this would be read as a page number or an id. Choose a word.');
  }
}

async function refusingTakenUrlcode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'categories_urlcode') throw urlcodeTaken();
    throw error;
  }
}

function urlcodeTaken(): DomainError {
  const { code, status, message } = categoryError('category.urlcodeTaken');
  return categoryError('category.urlcodeTaken', { errors: [{ field: 'urlcode', code, status, message }] });
}

function columnsOf(given: CategoryPatch): Record<string, unknown> {
  const columns: Record<string, unknown> = {
    name: given.name,
    urlcode: given.urlcode,
    description: given.description,
    display_as: given.displayAs,
    has_custom_permissions: given.customPermissions,
    is_featured: given.featured,
    is_archived: given.isArchived,
    dollar_math: given.dollarMath,
    icon_url: given.iconUrl,
    banner_url: given.bannerUrl,
    color: given.color,
    icon: given.icon,
    sort: given.sort,
    has_restricted_post_types: givenPostTypes(given)?.isRestricted ?? given.hasRestrictedPostTypes,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** From here on nothing is posted there. `newCategoryID` takes what it holds; null: that is deleted. */
export async function beginCategoryDeletion(
  w: WriteContext,
  categoryID: number,
  newCategoryID: number | null,
): Promise<void> {
  await w.db.execute(sql`
    update categories set deletion_target_id = ${newCategoryID}, date_deletion = now(), count_to_delete = count_discussions
    where category_id = ${categoryID}`);
  await recordAct(w, categoryActs.deleted, { recordID: categoryID, categoryID, after: { newCategoryID } });
}

/** One that holds nothing. */
export async function dropCategory(w: WriteContext, categoryID: number): Promise<void> {
  await dropCategoryGrants(w.db, [categoryID]);
  await dropTranslations(w, CATEGORY_RECORDS, categoryID);
  await w.db.execute(sql`delete from categories where category_id = ${categoryID}`);
}
