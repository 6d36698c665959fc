// What administrators do with the fields of profiles.

import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import { requireItems } from '../../../platform/contract/item-errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { dropTranslations } from '../../translations/server/translation.actions.ts';
import {
  type ProfileField,
  type ProfileFieldBody,
  type ProfileFieldPatch,
  profileFieldError,
} from '../profile-fields.contract.ts';
import {
  profileFieldAdded,
  profileFieldChanged,
  profileFieldDeleted,
  profileFieldSorted,
} from '../profile-fields.events.ts';
import { FIELD_RECORDS } from './profile-field.local.ts';

const FORMS: Readonly<Record<ProfileField['dataType'], readonly ProfileField['formType'][]>> = {
  text: ['text', 'text-multiline', 'dropdown'],
  boolean: ['checkbox'],
  date: ['date'],
  number: ['number', 'dropdown'],
  'string[]': ['tokens', 'dropdown'],
  'number[]': ['tokens', 'dropdown'],
};

const WITH_OPTIONS: ReadonlySet<ProfileField['formType']> = new Set(['dropdown', 'tokens']);

/** What cannot go together. */
function requireConsistent(
  field: Pick<
    ProfileField,
    'dataType' | 'formType' | 'dropdownOptions' | 'visibility' | 'registrationOptions' | 'isCoreField'
  >,
): void {
  const standsInProfile = field.isCoreField === 'Title' || field.isCoreField === 'Location';
  if (standsInProfile && field.visibility !== 'public')
    throw fieldProblem('visibility', 'This field stands beside the name, for everybody to see.');
  const forms = FORMS[field.dataType];
  if (!forms.includes(field.formType))
    throw fieldProblem('formType', `A field of ${field.dataType} is one of: ${forms.join(', ')}.`);
  if (field.visibility === 'internal' && field.registrationOptions !== 'hidden')
    throw fieldProblem('registrationOptions', 'Internal fields are not asked for at registration.');
  if (field.formType !== 'dropdown') return;
  const options = field.dropdownOptions ?? [];
  if (options.length === 0)
    throw fieldProblem('dropdownOptions', 'A dropdown needs options.', 422, 'minItems');
  requireItems('dropdownOptions', options, (option) => !Number.isNaN(option), 'must be of type number.');
}

/** Clients send numbers as text too. */
function optionsOf(
  dataType: ProfileField['dataType'],
  given: ProfileField['dropdownOptions'] | undefined,
): ProfileField['dropdownOptions'] {
  return given?.map((option) => (dataType.startsWith('number') ? Number(option) : String(option))) ?? null;
}

export async function addProfileField(w: WriteContext, body: ProfileFieldBody): Promise<void> {
  const dropdownOptions = optionsOf(body.dataType, body.dropdownOptions);
  requireConsistent({ ...body, dropdownOptions, isCoreField: null });
  const { userCards = false, posts = false, search = false } = body.displayOptions;
  const added = await w.db.execute(sql`
    insert into profile_fields (api_name, label, description, data_type, form_type, visibility, mutability,
      registration_options, is_on_user_cards, is_on_posts, is_in_search, dropdown_options, is_enabled, sort)
    select ${body.apiName}, ${body.label}, ${body.description}, ${body.dataType}, ${body.formType}, ${body.visibility},
      ${body.mutability}, ${body.registrationOptions}, ${userCards}, ${posts}, ${search},
      ${dropdownOptions && JSON.stringify(dropdownOptions)}::jsonb, ${body.enabled}, coalesce(max(sort), 0) + 1
    from profile_fields
    on conflict do nothing`);
  if (added === 0) {
    await requireFreeLabel(w, body.label, '');
    throw profileFieldError('profileField.apiNameTaken');
  }
  await announceChange(w, profileFieldAdded, body.apiName);
}

export async function editProfileField(
  w: WriteContext,
  field: ProfileField,
  patch: ProfileFieldPatch,
): Promise<void> {
  const displayOptions = { ...field.displayOptions, ...patch.displayOptions };
  const merged = { ...field, ...patch, displayOptions };
  const next: ProfileField = {
    ...merged,
    // A field that is chosen from nothing has no options: they go with the kind that had them.
    dropdownOptions: WITH_OPTIONS.has(merged.formType)
      ? optionsOf(field.dataType, merged.dropdownOptions)
      : null,
  };
  requireConsistent(next);
  await requireFreeLabel(w, next.label, field.apiName);
  const changed = await w.db.execute(sql`
    update profile_fields set label = ${next.label}, description = ${next.description}, form_type = ${next.formType},
      visibility = ${next.visibility}, mutability = ${next.mutability},
      registration_options = ${next.registrationOptions}, is_on_user_cards = ${displayOptions.userCards},
      is_on_posts = ${displayOptions.posts}, is_in_search = ${displayOptions.search},
      dropdown_options = ${next.dropdownOptions && JSON.stringify(next.dropdownOptions)}::jsonb,
      is_enabled = ${next.enabled}, date_updated = now()
    where api_name = ${field.apiName}`);
  if (changed === 0) throw notFound('Profile field');
  await announceChange(w, profileFieldChanged, field.apiName);
}

export async function deleteProfileField(w: WriteContext, field: ProfileField): Promise<void> {
  if (field.isCoreField !== null) throw profileFieldError('profileField.core');
  const gone = await w.db.execute(sql`delete from profile_fields where api_name = ${field.apiName}`);
  if (gone === 0) throw notFound('Profile field');
  await dropTranslations(w, FIELD_RECORDS, field.apiName);
  await announceChange(w, profileFieldDeleted, field.apiName);
}

export async function sortProfileFields(
  w: WriteContext,
  sorts: Readonly<Record<string, number>>,
): Promise<void> {
  await w.db.execute(sql`
    update profile_fields f set sort = given.sort
    from unnest(${Object.keys(sorts)}::text[], ${Object.values(sorts)}::int[]) as given (api_name, sort)
    where f.api_name = given.api_name and f.sort <> given.sort`);
  await announceChange(w, profileFieldSorted, '');
}

/** The index decides between two at once; this one has a message. */
async function requireFreeLabel(w: WriteContext, label: string, exceptApiName: string): Promise<void> {
  const taken = await w.db.row(sql`
    select 1 from profile_fields where lower(label) = lower(${label}) and api_name <> ${exceptApiName}`);
  if (taken) throw profileFieldError('profileField.labelTaken');
}

async function announceChange(
  w: WriteContext,
  event: typeof profileFieldChanged,
  apiName: string,
): Promise<void> {
  await w.announce(event, { apiName }, { invalidates: [cacheTag.profileFields, cacheTag.users] });
}
