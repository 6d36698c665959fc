// What stands in the fields of members: read for many at once, set by whoever may.

import { type FieldError, validationProblem } from '../../../platform/contract/errors.ts';
import { itemError } from '../../../platform/contract/item-errors.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { type MemberColumn, setMemberColumn } from '../../users/server/manage/member-row.actions.ts';
import type { ProfileOccasion, ProfileValues } from '../../users/server/profile-values.ts';
import type { ProfileFieldValues } from '../../users/users.contract.ts';
import type { ProfileField } from '../profile-fields.contract.ts';
import { type FieldValue, readFieldValue } from './field-value.ts';
import { localFields } from './profile-field.local.ts';
import { maySetValue, seesValue } from './profile-field.policy.ts';
import { profileFieldsSnapshot } from './profile-field.snapshot.ts';

/** Core fields that stand in the table of users, where the rest of the product reads them. */
const COLUMNS: Readonly<Record<string, MemberColumn | undefined>> = {
  Title: 'title',
  Location: 'location',
};

function columnOf(field: ProfileField): MemberColumn | undefined {
  return field.isCoreField === null ? undefined : COLUMNS[field.isCoreField];
}

export const memberValues: ProfileValues = {
  ready: async (ctx, given = {}, occasion) => {
    const fields = await localFields(ctx);
    const changes = readChanges(ctx, fields, given, occasion);
    return { store: (w, userID) => storeValues(w, userID, changes) };
  },
  shown: async (ctx, userIDs) => shownValues(ctx, await ctx.snapshot(profileFieldsSnapshot), userIDs),
  matching: async (ctx, given) => {
    const fields = await ctx.snapshot(profileFieldsSnapshot);
    return sql.and(Object.entries(given).map(([name, value]) => matches(ctx, fields, name, value)));
  },
};

interface Change {
  field: ProfileField;
  value: FieldValue | undefined;
}

/** Names nobody knows are dropped, as unknown properties are everywhere. */
function readChanges(
  ctx: RequestContext,
  fields: readonly ProfileField[],
  given: ProfileFieldValues,
  occasion: ProfileOccasion,
): Change[] {
  const errors: FieldError[] = [];
  const refuse = (field: ProfileField, code: string, status: number, message: string) =>
    errors.push({ field: field.apiName, path: 'profileFields', code, status, message });
  const changes: Change[] = [];
  for (const field of fields) {
    const isGiven = Object.hasOwn(given, field.apiName);
    const reading = readFieldValue(field, isGiven ? given[field.apiName] : null);
    const isRequired = occasion.kind === 'registration' && field.enabled;
    if ('problem' in reading) {
      const { problem, index } = reading;
      if (index === undefined) refuse(field, 'invalid', 422, `${field.label} ${problem}`);
      else errors.push(itemError(field.apiName, index, problem, { within: 'profileFields' }));
    } else if (isRequired && field.registrationOptions === 'required' && isMissing(field, reading.value)) {
      refuse(field, 'missingField', isGiven ? 422 : 400, `${field.label} is required.`);
    } else if (isGiven && !maySetValue(ctx, field, occasion)) {
      refuse(field, 'permission', 403, `You may not set ${field.label}.`);
    } else if (isGiven) changes.push({ field, value: reading.value });
  }
  if (errors.length > 0) throw validationProblem(errors);
  return changes;
}

/** A box that has to be ticked is ticked by `true` alone. */
function isMissing(field: ProfileField, value: FieldValue | undefined): boolean {
  return value === undefined || (field.dataType === 'boolean' && value === false);
}

async function storeValues(w: WriteContext, userID: number, changes: readonly Change[]): Promise<void> {
  for (const { field, value } of changes) {
    const column = columnOf(field);
    if (column) {
      await setMemberColumn(w.db, userID, column, value);
    } else if (value === undefined) {
      await w.db.execute(
        sql`delete from profile_field_values where user_id = ${userID} and api_name = ${field.apiName}`,
      );
    } else {
      await w.db.execute(sql`
        insert into profile_field_values (user_id, api_name, value)
        values (${userID}, ${field.apiName}, ${JSON.stringify(value)}::jsonb)
        on conflict (user_id, api_name) do update set value = excluded.value`);
    }
  }
}

interface ValueRow {
  user_id: number;
  title: string | null;
  location: string | null;
  own: Record<string, FieldValue> | null;
}

async function shownValues(
  ctx: RequestContext,
  fields: readonly ProfileField[],
  userIDs: readonly number[],
): Promise<Map<number, ProfileFieldValues>> {
  const rows = await ctx.db.rows<ValueRow>(sql`
    select user_id, title, location, (
      select jsonb_object_agg(api_name, value) from profile_field_values v where v.user_id = u.user_id) as own
    from users u where user_id = ${sql.anyOf(userIDs)} and date_deleted is null`);
  return new Map(
    rows.map((row) => {
      const values: Record<string, unknown> = { ...row.own, Title: row.title, Location: row.location };
      const shown = fields
        .filter((field) => seesValue(ctx, field, row.user_id) && (values[field.apiName] ?? null) !== null)
        .map((field) => [field.apiName, values[field.apiName]]);
      return [row.user_id, Object.fromEntries(shown)];
    }),
  );
}

/** A field that the viewer does not see matches nobody: the answer would reveal what is in it. */
function matches(ctx: RequestContext, fields: readonly ProfileField[], name: string, given: unknown): Sql {
  const field = fields.find((each) => each.apiName === name);
  // Of private fields a member sees only their own; -1 is nobody.
  if (!field || !seesValue(ctx, field, -1)) return sql.raw('false');
  const wanted = (Array.isArray(given) ? given : String(given).split(',')).map((each) =>
    String(each).trim().toLowerCase(),
  );
  const column = columnOf(field);
  if (column) return sql`lower(users.${sql.raw(column)}) = any(${wanted})`;
  const text =
    field.dataType === 'date'
      ? sql`left(v.value #>> '{}', 10)`
      : sql`lower(coalesce(each.text, v.value #>> '{}'))`;
  return sql`exists (
    select 1 from profile_field_values v
    left join lateral jsonb_array_elements_text(
      case when jsonb_typeof(v.value) = 'array' then v.value else '[]' end) as each (text) on true
    where v.user_id = users.user_id and v.api_name = ${field.apiName} and ${text} = any(${wanted}))`;
}
