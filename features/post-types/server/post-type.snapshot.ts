// All post types in memory: few, and needed by every form, menu and category.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';

export interface PostTypeRow {
  post_type_id: string;
  parent_post_type_id: string | null;
  name: string;
  post_button_label: string;
  post_helper_text: string;
  is_active: boolean;
  is_deleted: boolean;
  is_restricted_to_roles: boolean;
  role_ids: number[];
  date_inserted: string;
  date_updated: string | null;
  insert_user_id: number | null;
  update_user_id: number | null;
}

export class PostTypeRegistry {
  /** The originals first. */
  readonly all: readonly PostTypeRow[];
  readonly byID: ReadonlyMap<string, PostTypeRow>;

  constructor(rows: readonly PostTypeRow[]) {
    this.all = rows;
    this.byID = new Map(rows.map((row) => [row.post_type_id, row]));
  }
}

/** What `discussions.type` says of a post of this type. */
export function baseTypeOf(row: PostTypeRow): string {
  return row.parent_post_type_id ?? row.post_type_id;
}

export const postTypesSnapshot: Snapshot<PostTypeRegistry, Pick<Site, 'database'>> = {
  name: 'post-types',
  // Roles that are deleted leave the types that were restricted to them.
  tags: [cacheTag.postTypes, cacheTag.roles],
  load: async ({ database }) =>
    new PostTypeRegistry(
      await database.rows<PostTypeRow>(sql`
        select post_type_id, parent_post_type_id, name, post_button_label, post_helper_text, is_active,
          date_deleted is not null as is_deleted, is_restricted_to_roles,
          coalesce((select array_agg(role_id order by role_id) from post_type_roles r
            where r.post_type_id = t.post_type_id), '{}') as role_ids,
          date_inserted, date_updated, insert_user_id, update_user_id
        from post_types t
        order by parent_post_type_id is not null, date_inserted, post_type_id <> 'discussion', lower(name), post_type_id`),
    ),
};
