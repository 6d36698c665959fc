// The demo's own post type with its fields, what its posts carry, and its collection.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { DemoCollection, DemoPostType } from '../content/types.ts';
import { DEMO, recordDemoRows } from './demo-records.ts';
import type { DemoFill } from './fill-demo.ts';
import type { WrittenPosts } from './write-demo-posts.ts';

/** Their names are their ids; a site that has them already is not changed. */
const BY_NAME = 0;

export async function writeDemoShowcase(fill: DemoFill, posts: WrittenPosts): Promise<void> {
  const { tx, site } = fill;
  const discussionIDs = new Map(posts.discussions.map(({ discussion, id }) => [discussion.key, id]));
  if (await writePostType(tx, site.projects)) await writeFields(tx, site.projects, discussionIDs);
  await writeCollection(fill, site.picks, discussionIDs);
}

async function writePostType(tx: Transaction, type: DemoPostType): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into post_types (post_type_id, parent_post_type_id, name, post_button_label, post_helper_text, is_active)
    values (${type.postTypeID}, ${type.parent}, ${type.name}, ${type.postButtonLabel}, ${type.postHelperText}, true)
    on conflict do nothing`);
  if (added > 0) await recordDemoRows(tx, 'post-types', [[type.postTypeID, BY_NAME]]);
  return added > 0;
}

async function writeFields(
  tx: Transaction,
  { postTypeID, fields, posts }: DemoPostType,
  discussionIDs: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [at, field] of fields.entries()) {
    const options = field.dropdownOptions ?? null;
    await tx.execute(sql`
      insert into post_fields (post_field_id, label, description, data_type, form_type, visibility, dropdown_options)
      values (${field.postFieldID}, ${field.label}, ${field.description}, ${field.dataType}, ${field.formType}, 'public',
        ${options && JSON.stringify(options)})
      on conflict do nothing`);
    await tx.execute(sql`
      insert into post_type_fields (post_type_id, post_field_id, sort)
      values (${postTypeID}, ${field.postFieldID}, ${at + 1})`);
    await recordDemoRows(tx, 'post-fields', [[field.postFieldID, BY_NAME]]);
  }
  for (const [key, values] of Object.entries(posts)) {
    const discussionID = discussionIDs.get(key) ?? 0;
    await tx.execute(
      sql`update discussions set post_type_id = ${postTypeID} where discussion_id = ${discussionID}`,
    );
    await tx.execute(sql`
      insert into post_meta (discussion_id, post_field_id, value)
      select ${discussionID}, key, value from jsonb_each(${JSON.stringify(values)}::jsonb)`);
  }
}

async function writeCollection(
  { tx, categoryIDs }: DemoFill,
  { name, discussions, categories }: DemoCollection,
  discussionIDs: ReadonlyMap<string, number>,
): Promise<void> {
  const made = await tx.row<{ collection_id: number }>(
    sql`insert into collections (name) values (${name}) on conflict do nothing returning collection_id`,
  );
  if (!made) return;
  const wanted = discussions.flatMap((key) => discussionIDs.get(key) ?? []);
  const places = categories.flatMap((key) => categoryIDs.get(key) ?? []);
  await tx.execute(sql`
    insert into collection_records (collection_id, discussion_id, sort)
    select ${made.collection_id}, id, place from unnest(${wanted}::int[]) with ordinality as given (id, place)`);
  await tx.execute(sql`
    insert into collection_records (collection_id, category_id, sort)
    select ${made.collection_id}, id, 100 + place from unnest(${places}::int[]) with ordinality as given (id, place)`);
  await recordDemoRows(tx, 'collections', [[name, made.collection_id]]);
}

/** When the demo's posts are gone. What others have come to use stays, as nobody's in particular. */
export async function removeDemoShowcase(tx: Transaction): Promise<void> {
  const named = (kind: string) =>
    sql`(select foreign_id from imported_records where source = ${DEMO} and kind = ${kind})`;
  await tx.execute(sql`
    delete from post_types t where post_type_id in ${named('post-types')}
      and not exists (select from discussions d where d.post_type_id = t.post_type_id)`);
  await tx.execute(sql`
    delete from post_fields f where post_field_id in ${named('post-fields')}
      and not exists (select from post_type_fields p where p.post_field_id = f.post_field_id)
      and not exists (select from post_meta m where m.post_field_id = f.post_field_id)`);
  await tx.execute(sql`
    delete from collections c where collection_id in (
      select record_id from imported_records where source = ${DEMO} and kind = 'collections')`);
}
