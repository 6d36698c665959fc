import type { PostField } from '../post-fields.contract.ts';
import type { PostFieldRow } from './post-field.snapshot.ts';

export function presentPostField(row: PostFieldRow): PostField {
  return {
    postFieldID: row.post_field_id,
    postTypeIDs: row.post_type_ids,
    label: row.label,
    description: row.description,
    dataType: row.data_type,
    formType: row.form_type,
    visibility: row.visibility,
    dropdownOptions: row.dropdown_options,
    isRequired: row.is_required,
    isActive: row.is_active,
    isSystemHidden: row.is_system_hidden,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    insertUserID: row.insert_user_id,
    updateUserID: row.update_user_id,
  };
}
