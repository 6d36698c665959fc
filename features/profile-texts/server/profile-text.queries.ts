import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { localFields } from '../../profile-fields/server/profile-field.local.ts';
import { seesValue } from '../../profile-fields/server/profile-field.policy.ts';

export interface ProfileTextRow {
  profile_text_id: number;
  user_id: number;
  api_name: string;
  words: string;
  body: string;
  format: string;
  body_html: string;
}

/** The value was set by another client since: its words are what is shown. */
const IS_VALUE = sql.raw(`exists (
  select from profile_field_values v
  where v.user_id = t.user_id and v.api_name = t.api_name and v.value = to_jsonb(t.words))`);

/** Of fields that the viewer sees, by the names of the fields. */
export async function profileTextsOf(
  ctx: RequestContext,
  userID: number,
): Promise<ReadonlyMap<string, ProfileTextRow>> {
  const fields = await localFields(ctx);
  const seen = fields.filter((field) => isLong(field) && seesValue(ctx, field, userID));
  if (seen.length === 0) return new Map();
  const names = seen.map(({ apiName }) => apiName);
  const rows = await findTexts(ctx.db, sql`user_id = ${userID} and api_name = any(${names})`);
  return new Map(rows.map((row) => [row.api_name, row]));
}

export function isLong({ formType }: { formType: string }): boolean {
  return formType === 'text-multiline';
}

function findTexts(db: Queryable, condition: Sql): Promise<ProfileTextRow[]> {
  return db.rows<ProfileTextRow>(sql`
    select profile_text_id, user_id, api_name, words, body, format, body_html from profile_texts t
    where ${condition} and ${IS_VALUE} order by api_name`);
}
