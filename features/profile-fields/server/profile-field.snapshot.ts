// The fields of profiles: few, read often, changed rarely.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { ProfileField } from '../profile-fields.contract.ts';

interface FieldRow {
  api_name: string;
  label: string;
  description: string;
  data_type: ProfileField['dataType'];
  form_type: ProfileField['formType'];
  visibility: ProfileField['visibility'];
  mutability: ProfileField['mutability'];
  registration_options: ProfileField['registrationOptions'];
  is_on_user_cards: boolean;
  is_on_posts: boolean;
  is_in_search: boolean;
  dropdown_options: (string | number)[] | null;
  is_enabled: boolean;
  sort: number;
  core_field: string | null;
}

export const profileFieldsSnapshot: Snapshot<readonly ProfileField[], Pick<Site, 'database'>> = {
  name: 'profile-fields',
  tags: [cacheTag.profileFields],
  load: async ({ database }) => {
    const rows = await database.rows<FieldRow>(sql`
      select api_name, label, description, data_type, form_type, visibility, mutability, registration_options,
        is_on_user_cards, is_on_posts, is_in_search, dropdown_options, is_enabled, sort, core_field
      from profile_fields order by sort, lower(label)`);
    return rows.map(present);
  },
};

function present(row: FieldRow): ProfileField {
  return {
    apiName: row.api_name,
    label: row.label,
    description: row.description,
    dataType: row.data_type,
    formType: row.form_type,
    visibility: row.visibility,
    mutability: row.mutability,
    displayOptions: { userCards: row.is_on_user_cards, posts: row.is_on_posts, search: row.is_in_search },
    dropdownOptions: row.dropdown_options,
    registrationOptions: row.registration_options,
    enabled: row.is_enabled,
    sort: row.sort,
    isCoreField: row.core_field,
  };
}
