// What administrators do with the fields of posts.
import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { type PostFieldPatch, type PostFieldPost, postFieldError } from '../post-fields.contract.ts';
import {
  postFieldAdded,
  postFieldChanged,
  postFieldDeleted,
  postFieldSorted,
} from '../post-fields.events.ts';
import { requireShape } from './post-field.shape.ts';
import { type PostFieldRow, postFieldsSnapshot } from './post-field.snapshot.ts';

export async function addPostField(ctx: RequestContext, post: PostFieldPost): Promise<void> {
  const options = requireShape(post);
  await ctx.write(async (w) => {
    const added = await w.db.execute(sql`
      insert into post_fields (post_field_id, label, description, data_type, form_type, visibility, dropdown_options,
        is_required, is_active, insert_user_id)
      values (${post.postFieldID}, ${post.label}, ${post.description ?? ''}, ${post.dataType}, ${post.formType},
        ${post.visibility}, ${options && JSON.stringify(options)}, ${post.isRequired}, ${post.isActive},
        ${ctx.viewer.userID})
      on conflict do nothing`);
    if (added === 0) throw postFieldError('postField.taken');
    if (post.postTypeID !== undefined) await putIntoType(w, post.postTypeID.toLowerCase(), post.postFieldID);
    await announce(w, postFieldAdded, post.postFieldID);
  });
}

/** At the end of the type's form. */
async function putIntoType(w: WriteContext, postTypeID: string, postFieldID: string): Promise<void> {
  const placed = await w.db.execute(sql`
    insert into post_type_fields (post_type_id, post_field_id, sort)
    select post_type_id, ${postFieldID},
      (select coalesce(max(sort), 0) + 1 from post_type_fields f where f.post_type_id = t.post_type_id)
    from post_types t where post_type_id = ${postTypeID} and date_deleted is null`);
  if (placed === 0) throw fieldProblem('postTypeID', 'postTypeID: there is no such post type.');
}

export async function changePostField(
  ctx: RequestContext,
  postFieldID: string,
  patch: PostFieldPatch,
): Promise<void> {
  await ctx.write(async (w) => {
    const row = await lockPostField(w, postFieldID);
    const next = {
      label: patch.label ?? row.label,
      description: patch.description ?? row.description,
      visibility: patch.visibility ?? row.visibility,
      isRequired: patch.isRequired ?? row.is_required,
      isActive: patch.isActive ?? row.is_active,
    };
    const options = requireShape({
      ...next,
      dataType: row.data_type,
      formType: row.form_type,
      dropdownOptions: patch.dropdownOptions ?? row.dropdown_options,
    });
    await w.db.execute(sql`
      update post_fields set label = ${next.label}, description = ${next.description},
        visibility = ${next.visibility}, dropdown_options = ${options && JSON.stringify(options)},
        is_required = ${next.isRequired}, is_active = ${next.isActive}, date_updated = now(),
        update_user_id = ${ctx.viewer.userID}
      where post_field_id = ${postFieldID}`);
    await announce(w, postFieldChanged, postFieldID);
  });
}

export async function deletePostField(ctx: RequestContext, postFieldID: string): Promise<void> {
  await ctx.write(async (w) => {
    const row = await lockPostField(w, postFieldID);
    if (row.is_system_hidden) throw postFieldError('postField.isSystem');
    await w.db.execute(sql`delete from post_fields where post_field_id = ${postFieldID}`);
    await announce(w, postFieldDeleted, postFieldID);
  });
}

/** Fields that are not named keep their place. */
export async function sortPostFields(
  ctx: RequestContext,
  postTypeID: string,
  sorts: Readonly<Record<string, number>>,
): Promise<Record<string, number>> {
  return ctx.write(async (w) => {
    const type = await w.db.row(sql`
      select from post_types where post_type_id = ${postTypeID} and date_deleted is null for no key update`);
    if (!type) throw notFound('Post type');
    const [names, values] = [Object.keys(sorts), Object.values(sorts)];
    const sorted = await w.db.rows<{ post_field_id: string }>(sql`
      update post_type_fields f set sort = given.sort
      from unnest(${names}::text[], ${values}::int[]) as given (post_field_id, sort)
      where f.post_type_id = ${postTypeID} and f.post_field_id = given.post_field_id
      returning f.post_field_id`);
    const found = new Set(sorted.map((row) => row.post_field_id));
    const strange = names.find((name) => !found.has(name));
    if (strange !== undefined) throw fieldProblem(strange, 'This field does not belong to the post type.');
    await w.announce(postFieldSorted, { postFieldID: names }, { invalidates: [cacheTag.postTypes] });
    const rows = await w.db.rows<{ post_field_id: string; sort: number }>(sql`
      select post_field_id, sort from post_type_fields where post_type_id = ${postTypeID} order by sort, post_field_id`);
    return Object.fromEntries(rows.map((row) => [row.post_field_id, row.sort]));
  });
}

async function lockPostField(
  w: WriteContext,
  postFieldID: string,
): Promise<Omit<PostFieldRow, 'post_type_ids'>> {
  const row = await w.db.row<PostFieldRow>(
    sql`select * from post_fields where post_field_id = ${postFieldID} for no key update`,
  );
  if (!row) throw notFound('Post field');
  return row;
}

async function announce(w: WriteContext, event: typeof postFieldChanged, postFieldID: string): Promise<void> {
  await w.announce(event, { postFieldID }, { invalidates: [cacheTag.postTypes] });
}

export async function requirePostField(ctx: RequestContext, postFieldID: string): Promise<PostFieldRow> {
  const row = (await ctx.snapshot(postFieldsSnapshot)).byID.get(postFieldID);
  if (!row) throw notFound('Post field');
  return row;
}
