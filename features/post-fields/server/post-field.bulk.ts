// Fields of a post type, written without events (0013): for the demo.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

export interface NewPostField {
  postFieldID: string;
  label: string;
  description: string;
  dataType: string;
  formType: string;
  dropdownOptions?: readonly string[];
}

/** In the order of the form; everybody sees what is in them. A field that is there already is not changed. */
export async function insertPostFields(
  db: Queryable,
  postTypeID: string,
  fields: readonly NewPostField[],
): Promise<void> {
  for (const [at, field] of fields.entries()) {
    const options = field.dropdownOptions ?? null;
    await db.execute(sql`
      insert into post_fields (post_field_id, label, description, data_type, form_type, visibility, dropdown_options)
      values (${field.postFieldID}, ${field.label}, ${field.description}, ${field.dataType}, ${field.formType}, 'public',
        ${options && JSON.stringify(options)})
      on conflict do nothing`);
    await db.execute(sql`
      insert into post_type_fields (post_type_id, post_field_id, sort)
      values (${postTypeID}, ${field.postFieldID}, ${at + 1})`);
  }
}

/** Those of types and posts stay. */
export async function deleteUnusedPostFields(db: Queryable, postFieldIDs: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from post_fields f where post_field_id = any(${[...postFieldIDs]})
      and not exists (select from post_type_fields p where p.post_field_id = f.post_field_id)
      and not exists (select from post_meta m where m.post_field_id = f.post_field_id)`);
}
