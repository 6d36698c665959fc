import type { RequestContext } from '../../../platform/server/http/context.ts';
import { seesPostField } from '../../post-fields/server/post-field.policy.ts';
import { presentPostField } from '../../post-fields/server/post-field.present.ts';
import { type PostFieldRegistry, postFieldsSnapshot } from '../../post-fields/server/post-field.snapshot.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { UserFragment } from '../../users/users.contract.ts';
import type { PostType, PostTypeFragment } from '../post-types.contract.ts';
import { type PostTypePlace, visiblePlaces } from './post-type.places.ts';
import { isInUse } from './post-type.policy.ts';
import {
  baseTypeOf,
  type PostTypeRegistry,
  type PostTypeRow,
  postTypesSnapshot,
} from './post-type.snapshot.ts';

interface PresentContext {
  ctx: RequestContext;
  expand: ReadonlySet<string>;
  registry: PostTypeRegistry;
  fields: PostFieldRegistry;
  places: readonly PostTypePlace[];
  users: ReadonlyMap<number, UserFragment>;
}

/** A fixed number of statements for any number of types. */
export async function presentPostTypes(
  ctx: RequestContext,
  rows: readonly PostTypeRow[],
  expand: ReadonlySet<string>,
): Promise<PostType[]> {
  const [registry, fields, places] = await Promise.all([
    ctx.snapshot(postTypesSnapshot),
    ctx.snapshot(postFieldsSnapshot),
    visiblePlaces(ctx),
  ]);
  const people = rows.flatMap((row) => [
    ...(expand.has('insertUser') && row.insert_user_id ? [row.insert_user_id] : []),
    ...(expand.has('updateUser') && row.update_user_id ? [row.update_user_id] : []),
  ]);
  const users = people.length > 0 ? await userFragments(ctx, people) : new Map<number, UserFragment>();
  const context: PresentContext = { ctx, expand, registry, fields, places, users };
  return rows.map((row) => presentPostType(context, row));
}

function presentPostType(
  { ctx, expand, registry, fields, places, users }: PresentContext,
  row: PostTypeRow,
): PostType {
  const id = row.post_type_id;
  const parent = row.parent_post_type_id ? registry.byID.get(row.parent_post_type_id) : undefined;
  const ofType = fields.ofType(id).filter((field) => seesPostField(ctx, field));
  const naming = places.filter((place) => place.postTypeIDs.includes(id));
  const available = places.filter((place) => !place.isRestricted || place.postTypeIDs.includes(id));
  const userOf = (userID: number | null) => (userID ? users.get(userID) : null);
  return {
    ...postTypeFragment(row),
    ...(parent && { parentPostType: postTypeFragment(parent) }),
    isOriginal: row.parent_post_type_id === null,
    isActive: isInUse(ctx, row),
    isDeleted: row.is_deleted,
    postHelperText: row.post_helper_text,
    roleIDs: row.role_ids,
    categoryIDs: naming.map((place) => place.categoryID),
    availableCategoryIDs: available.map((place) => place.categoryID),
    countCategories: available.length,
    postFieldIDs: ofType.map((field) => field.post_field_id),
    ...(expand.has('postFields') && {
      postFields: ofType.map((field, sort) => ({ ...presentPostField(field), sort })),
    }),
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    insertUserID: row.insert_user_id,
    updateUserID: row.update_user_id,
    ...(expand.has('insertUser') && { insertUser: userOf(row.insert_user_id) }),
    ...(expand.has('updateUser') && { updateUser: userOf(row.update_user_id) }),
  };
}

export function postTypeFragment(row: PostTypeRow): PostTypeFragment {
  return {
    postTypeID: row.post_type_id,
    name: row.name,
    parentPostTypeID: row.parent_post_type_id,
    baseType: baseTypeOf(row),
    postButtonLabel: row.post_button_label,
    postButtonIcon: `create-${baseTypeOf(row)}`,
  };
}
