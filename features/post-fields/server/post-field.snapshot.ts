// All fields of posts in memory: few, and needed by every form and every post that shows them.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { PostFieldDataType, PostFieldFormType, PostFieldVisibility } from '../post-fields.contract.ts';

export interface PostFieldRow {
  post_field_id: string;
  label: string;
  description: string;
  data_type: PostFieldDataType;
  form_type: PostFieldFormType;
  visibility: PostFieldVisibility;
  dropdown_options: (string | number)[] | null;
  is_required: boolean;
  is_active: boolean;
  is_system_hidden: boolean;
  date_inserted: string;
  date_updated: string | null;
  insert_user_id: number | null;
  update_user_id: number | null;
  post_type_ids: string[];
}

interface Place {
  post_type_id: string;
  post_field_id: string;
}

export class PostFieldRegistry {
  readonly all: readonly PostFieldRow[];
  readonly byID: ReadonlyMap<string, PostFieldRow>;
  readonly #byType: ReadonlyMap<string, PostFieldRow[]>;

  constructor(fields: readonly PostFieldRow[], places: readonly Place[]) {
    this.all = fields;
    this.byID = new Map(fields.map((field) => [field.post_field_id, field]));
    this.#byType = new Map(
      [...Map.groupBy(places, (place) => place.post_type_id)].map(([type, each]) => [
        type,
        each.flatMap((place) => this.byID.get(place.post_field_id) ?? []),
      ]),
    );
  }

  /** In their order in the form. */
  ofType(postTypeID: string): readonly PostFieldRow[] {
    return this.#byType.get(postTypeID) ?? [];
  }
}

export const postFieldsSnapshot: Snapshot<PostFieldRegistry, Pick<Site, 'database'>> = {
  name: 'post-fields',
  tags: [cacheTag.postTypes],
  load: async ({ database }) => {
    const [fields, places] = await Promise.all([
      database.rows<PostFieldRow>(sql`
        select f.post_field_id, label, description, data_type, form_type, visibility, dropdown_options, is_required,
          is_active, is_system_hidden, date_inserted, date_updated, insert_user_id, update_user_id,
          coalesce((select array_agg(post_type_id order by post_type_id) from post_type_fields p
            where p.post_field_id = f.post_field_id), '{}') as post_type_ids
        from post_fields f order by lower(label), post_field_id`),
      database.rows<Place>(
        sql`select post_type_id, post_field_id from post_type_fields order by post_type_id, sort, post_field_id`,
      ),
    ]);
    return new PostFieldRegistry(fields, places);
  },
};
