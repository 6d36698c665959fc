// Which post types may stand in which category: all, unless the category is restricted to those it names.

import { fieldProblem } from '../../../platform/contract/errors.ts';
import { requireItems } from '../../../platform/contract/item-errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { PostTypeFragment } from '../../post-types/post-types.contract.ts';
import type { PostTypePlaces } from '../../post-types/server/post-type.places.ts';
import { isInUse, offeredPostTypes } from '../../post-types/server/post-type.policy.ts';
import { postTypeFragment } from '../../post-types/server/post-type.present.ts';
import {
  baseTypeOf,
  type PostTypeRow,
  postTypesSnapshot,
} from '../../post-types/server/post-type.snapshot.ts';
import type { CategoryPatch } from '../categories.contract.ts';
import { visibleCategories } from './category.policy.ts';
import type { CategoryNode } from './category.snapshot.ts';

/** The type names the category at the moment that the category names the type: counted as done by both. */
const NAMED_MEANWHILE = sql.raw(
  'on conflict (category_id, post_type_id) do update set post_type_id = excluded.post_type_id',
);

export interface AllowedTypes {
  postTypeIDs: string[];
  /** The originals that these are made of. */
  discussionTypes: string[];
}

/** Answers for any category; those that take everything share one answer. */
export async function allowedTypesOf(ctx: RequestContext): Promise<(node: CategoryNode) => AllowedTypes> {
  const inUse = (await ctx.snapshot(postTypesSnapshot)).all.filter((row) => isInUse(ctx, row));
  const everything = allowed(inUse);
  return (node) =>
    node.has_restricted_post_types
      ? allowed(inUse.filter((row) => node.post_type_ids.includes(row.post_type_id)))
      : everything;
}

function allowed(rows: readonly PostTypeRow[]): AllowedTypes {
  return {
    postTypeIDs: rows.map((row) => row.post_type_id),
    discussionTypes: [...new Set(rows.map(baseTypeOf))],
  };
}

/** What the viewer may choose from when they post in the category. */
export async function postTypeOptions(ctx: RequestContext, node: CategoryNode): Promise<PostTypeFragment[]> {
  const offered = await offeredPostTypes(ctx);
  return offered
    .filter(({ postTypeID }) => takesType(node, postTypeID))
    .map(({ row }) => postTypeFragment(row));
}

export function takesType(node: CategoryNode, postTypeID: string): boolean {
  return !node.has_restricted_post_types || node.post_type_ids.includes(postTypeID);
}

/** Whether a category is among those that were asked for by a type: of no type, all are. */
export async function takersOf(
  ctx: RequestContext,
  query: { postTypeID?: string | undefined; postTypeStatus: 'active' | 'inactive' | 'both' },
): Promise<(node: CategoryNode) => boolean> {
  const postTypeID = query.postTypeID?.toLowerCase();
  if (postTypeID === undefined) return () => true;
  const row = (await ctx.snapshot(postTypesSnapshot)).byID.get(postTypeID);
  const matchesQuery =
    row && (query.postTypeStatus === 'both' || (query.postTypeStatus === 'active') === isInUse(ctx, row));
  return (node) => matchesQuery === true && node.display_as === 'discussions' && takesType(node, postTypeID);
}

interface GivenPostTypes {
  /** The name under which they were given. */
  field: string;
  postTypeIDs: string[];
  isRestricted: boolean;
}

/** What an administrator set about types; undefined: nothing. An empty list closes the category to all of them. */
export function givenPostTypes(given: CategoryPatch): GivenPostTypes | undefined {
  const { allowedPostTypeIDs, allowedDiscussionTypes, hasRestrictedPostTypes } = given;
  if (allowedPostTypeIDs !== undefined && allowedDiscussionTypes !== undefined)
    throw fieldProblem(
      'allowedPostTypeIDs',
      'Give either allowedPostTypeIDs or allowedDiscussionTypes, not both.',
      400,
    );
  const field = allowedPostTypeIDs === undefined ? 'allowedDiscussionTypes' : 'allowedPostTypeIDs';
  const list = given[field];
  if (list === undefined) return undefined;
  return {
    field,
    postTypeIDs: (list ?? []).map((each) => each.toLowerCase()),
    isRestricted: hasRestrictedPostTypes ?? list !== null,
  };
}

export async function setPostTypes(
  w: WriteContext,
  categoryID: number,
  { postTypeIDs, field }: GivenPostTypes,
): Promise<void> {
  await w.db.execute(sql`delete from category_post_types where category_id = ${categoryID}`);
  const known = await w.db.rows<{ post_type_id: string }>(sql`
    insert into category_post_types (category_id, post_type_id)
    select ${categoryID}, post_type_id from post_types
    where post_type_id = any(${[...postTypeIDs]}) and date_deleted is null
    ${NAMED_MEANWHILE}
    returning post_type_id`);
  const found = new Set(known.map((row) => row.post_type_id));
  requireItems(field, postTypeIDs, (postTypeID) => found.has(postTypeID), 'names no post type.');
}

export const categoryPostTypePlaces: PostTypePlaces = {
  visible: async (ctx) => {
    const { tree, has } = await visibleCategories(ctx);
    return tree.all
      .filter((node) => node.display_as === 'discussions' && has(node.category_id))
      .map((node) => ({
        categoryID: node.category_id,
        postTypeIDs: node.post_type_ids,
        isRestricted: node.has_restricted_post_types,
      }))
      .sort((a, b) => a.categoryID - b.categoryID);
  },
  assign: async (w, postTypeID, categoryIDs) => {
    await w.db.execute(sql`delete from category_post_types where post_type_id = ${postTypeID}`);
    const known = await w.db.rows<{ category_id: number }>(sql`
      insert into category_post_types (category_id, post_type_id)
      select category_id, ${postTypeID} from categories where category_id = any(${[...categoryIDs]})
      ${NAMED_MEANWHILE}
      returning category_id`);
    const found = new Set(known.map((row) => row.category_id));
    requireItems('categoryIDs', categoryIDs, (categoryID) => found.has(categoryID), 'names no category.');
  },
};
