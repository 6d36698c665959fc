// What many members have in one field of their profiles, without events (0013): for imports.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { recordset } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';

/** A line that everybody sees; the field is made where it is missing. What a member has there already stays. */
export async function insertPublicLines(
  tx: Transaction,
  { apiName, label }: { apiName: string; label: string },
  lines: readonly { user_id: number; value: string }[],
): Promise<void> {
  await tx.execute(sql`
    insert into profile_fields (api_name, label, data_type, form_type, visibility, mutability, is_on_user_cards, sort)
    select ${apiName}, ${label}, 'text', 'text', 'public', 'all', true, coalesce(max(sort), 0) + 1
    from profile_fields on conflict do nothing`);
  await tx.execute(sql`
    insert into profile_field_values (user_id, api_name, value)
    select user_id, f.api_name, to_jsonb(given.value)
    from ${recordset({ user_id: 'int', value: 'text' }, lines)}
    join profile_fields f on f.api_name = ${apiName} on conflict do nothing`);
}
