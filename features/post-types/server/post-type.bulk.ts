// Post types written without events (0013): for the demo.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

export interface NewPostType {
  postTypeID: string;
  /** An original type. */
  parent: string;
  name: string;
  postButtonLabel: string;
  postHelperText: string;
}

/** Answers false where there is a type of that name: it is not changed. */
export async function insertPostType(db: Queryable, type: NewPostType): Promise<boolean> {
  const added = await db.execute(sql`
    insert into post_types (post_type_id, parent_post_type_id, name, post_button_label, post_helper_text, is_active)
    values (${type.postTypeID}, ${type.parent}, ${type.name}, ${type.postButtonLabel}, ${type.postHelperText}, true)
    on conflict do nothing`);
  return added > 0;
}

/** Those that posts have stay. */
export async function deleteUnusedPostTypes(db: Queryable, postTypeIDs: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from post_types t where post_type_id = any(${[...postTypeIDs]})
      and not exists (select from discussions d where d.post_type_id = t.post_type_id)`);
}
