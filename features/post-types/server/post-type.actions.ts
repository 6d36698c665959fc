// What administrators do with post types.

import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import { requireItems } from '../../../platform/contract/item-errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { type PostTypePatch, type PostTypePost, postTypeError } from '../post-types.contract.ts';
import { postTypeAdded, postTypeChanged, postTypeDeleted } from '../post-types.events.ts';
import type { PostTypeRow } from './post-type.snapshot.ts';
import { findPostType } from './post-types.ts';

export async function addPostType(ctx: RequestContext, post: PostTypePost): Promise<void> {
  const { postTypeID } = post;
  const parentID = post.parentPostTypeID.toLowerCase();
  await ctx.write(async (w) => {
    await requireParent(ctx, w, parentID);
    const added = await w.db.execute(sql`
      insert into post_types (post_type_id, parent_post_type_id, name, post_button_label, post_helper_text, is_active,
        insert_user_id)
      values (${postTypeID}, ${parentID}, ${post.name}, ${post.postButtonLabel}, ${post.postHelperText ?? ''},
        ${post.isActive}, ${ctx.viewer.userID})
      on conflict do nothing`);
    if (added === 0) throw postTypeError('postType.taken');
    await shape(ctx, w, postTypeID, post);
    await announce(w, postTypeAdded, postTypeID);
  });
}

/** An original whose add-on is here; nothing is made of redirects. */
async function requireParent(ctx: RequestContext, w: WriteContext, parentID: string): Promise<void> {
  const parent = await w.db.row(sql`
    select from post_types where post_type_id = ${parentID} and parent_post_type_id is null`);
  if (!parent || !findPostType(ctx, parentID))
    throw fieldProblem('parentPostTypeID', 'parentPostTypeID must be an original post type that is in use.');
}

export async function changePostType(
  ctx: RequestContext,
  postTypeID: string,
  patch: PostTypePatch,
): Promise<void> {
  await ctx.write(async (w) => {
    const row = await lockPostType(w, postTypeID);
    if (patch.isActive === true && !findPostType(ctx, row.parent_post_type_id ?? postTypeID))
      throw fieldProblem('isActive', 'isActive: switch on the add-on that this type belongs to first.', 400);
    await w.db.execute(sql`
      update post_types set name = ${patch.name ?? row.name},
        post_button_label = ${patch.postButtonLabel ?? row.post_button_label},
        post_helper_text = ${patch.postHelperText ?? row.post_helper_text},
        is_active = ${patch.isActive ?? row.is_active}, date_updated = now(), update_user_id = ${ctx.viewer.userID}
      where post_type_id = ${postTypeID}`);
    await shape(ctx, w, postTypeID, patch);
    await announce(w, postTypeChanged, postTypeID);
  });
}

/** The row stays: what was posted with the type still says so. */
export async function deletePostType(ctx: RequestContext, postTypeID: string): Promise<void> {
  await ctx.write(async (w) => {
    const row = await lockPostType(w, postTypeID);
    if (row.parent_post_type_id === null) throw postTypeError('postType.isOriginal');
    await w.db.execute(sql`
      update post_types set is_active = false, date_deleted = now(), update_user_id = ${ctx.viewer.userID}
      where post_type_id = ${postTypeID}`);
    await announce(w, postTypeDeleted, postTypeID);
  });
}

async function lockPostType(w: WriteContext, postTypeID: string): Promise<PostTypeRow> {
  const row = await w.db.row<PostTypeRow>(sql`
    select * from post_types where post_type_id = ${postTypeID} and date_deleted is null for no key update`);
  if (!row) throw notFound('Post type');
  return row;
}

/** Its roles, fields and categories, each exactly as given; what is not given stays. */
async function shape(
  ctx: RequestContext,
  w: WriteContext,
  postTypeID: string,
  { roleIDs, postFieldIDs, categoryIDs }: PostTypePatch,
): Promise<void> {
  if (roleIDs) await setRoles(w, postTypeID, roleIDs);
  if (postFieldIDs) await setFields(w, postTypeID, postFieldIDs);
  if (!categoryIDs) return;
  await ctx.site.features.provided.postTypePlaces?.assign(w, postTypeID, categoryIDs);
}

async function setRoles(w: WriteContext, postTypeID: string, roleIDs: readonly number[]): Promise<void> {
  await w.db.execute(sql`delete from post_type_roles where post_type_id = ${postTypeID}`);
  const known = await w.db.rows<{ role_id: number }>(sql`
    insert into post_type_roles (post_type_id, role_id)
    select ${postTypeID}, role_id from roles where role_id = any(${[...roleIDs]})
    returning role_id`);
  const found = new Set(known.map((row) => row.role_id));
  requireItems('roleIDs', roleIDs, (roleID) => found.has(roleID), 'names no role.');
  await w.db.execute(sql`
    update post_types set is_restricted_to_roles = ${roleIDs.length > 0} where post_type_id = ${postTypeID}`);
}

/** In the order given. */
async function setFields(w: WriteContext, postTypeID: string, fieldIDs: readonly string[]): Promise<void> {
  await w.db.execute(sql`delete from post_type_fields where post_type_id = ${postTypeID}`);
  const known = await w.db.rows<{ post_field_id: string }>(sql`
    insert into post_type_fields (post_type_id, post_field_id, sort)
    select ${postTypeID}, post_field_id, sort
    from unnest(${[...new Set(fieldIDs)]}::text[]) with ordinality as given (post_field_id, sort)
    join post_fields using (post_field_id)
    where not is_system_hidden
    on conflict (post_type_id, post_field_id) do update set sort = excluded.sort
    returning post_field_id`);
  const found = new Set(known.map((row) => row.post_field_id));
  requireItems('postFieldIDs', fieldIDs, (fieldID) => found.has(fieldID), 'names no post field.');
}

async function announce(w: WriteContext, event: typeof postTypeChanged, postTypeID: string): Promise<void> {
  await w.announce(event, { postTypeID }, { invalidates: [cacheTag.postTypes, cacheTag.categories] });
}
