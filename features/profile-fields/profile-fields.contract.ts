// The fields that profiles have beyond a name, who sees and who changes each, and what stands in them.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { profileFieldValues } from '../users/users.contract.ts';

const dataType = z.enum(['text', 'boolean', 'date', 'number', 'string[]', 'number[]']);
const formType = z.enum(['text', 'text-multiline', 'dropdown', 'tokens', 'checkbox', 'date', 'number']);
/** `private`: the member and personalInfo.view; `internal`: internalInfo.view alone. */
const visibility = z.enum(['public', 'private', 'internal']);
/** `restricted`: users.edit alone; `none`: nobody by the API. */
const mutability = z.enum(['all', 'restricted', 'none']);
const registrationOptions = z.enum(['required', 'optional', 'hidden']);

export const profileField = z.object({
  apiName: z.string(),
  label: z.string(),
  description: z.string(),
  dataType,
  formType,
  visibility,
  mutability,
  displayOptions: z.object({ userCards: z.boolean(), posts: z.boolean(), search: z.boolean() }),
  dropdownOptions: z.array(z.union([z.string(), z.number()])).nullable(),
  registrationOptions,
  enabled: z.boolean(),
  sort: z.int(),
  isCoreField: z.string().nullable(),
});
export type ProfileField = z.infer<typeof profileField>;

const fieldParams = z.object({ apiName: z.string().min(1).max(50) });

const label = z.string().trim().min(1).max(100);
const description = z.string().max(1000);
const displayOptions = z.object({
  userCards: z.boolean().optional(),
  posts: z.boolean().optional(),
  search: z.boolean().optional(),
});
const dropdownOptions = z
  .array(z.union([z.string().min(1).max(100), z.number()]))
  .max(500)
  .nullable();

export const listProfileFields = endpoint({
  method: 'GET',
  path: '/profile-fields',
  summary: 'Lists the fields of profiles; internal ones for those alone who see what stands in them.',
  permission: 'public',
  allowsUnauthenticated: true,
  query: z.object({
    dataType: z.array(dataType).optional(),
    formType: z.array(formType).optional(),
    visibility: visibility.optional(),
    mutability: mutability.optional(),
    registrationOptions: registrationOptions.optional(),
    enabled: z.boolean().optional(),
  }),
  response: z.array(profileField),
});

export const addProfileField = endpoint({
  method: 'POST',
  path: '/profile-fields',
  summary: 'Adds a field to all profiles.',
  permission: 'site.manage',
  body: z.object({
    apiName: z
      .string()
      .min(1)
      .max(50)
      .regex(/^[A-Za-z][A-Za-z0-9_-]*$/),
    label,
    description: description.default(''),
    dataType,
    formType,
    visibility,
    mutability,
    displayOptions: displayOptions.default({}),
    dropdownOptions: dropdownOptions.optional(),
    registrationOptions: registrationOptions.default('hidden'),
    enabled: z.boolean().default(true),
  }),
  response: profileField,
  errors: ['profileField.apiNameTaken', 'profileField.labelTaken'],
});
export type ProfileFieldBody = z.output<typeof addProfileField.spec.body>;

export const getProfileField = endpoint({
  method: 'GET',
  path: '/profile-fields/:apiName',
  summary: 'One field of profiles.',
  permission: 'site.manage',
  params: fieldParams,
  response: profileField,
});

export const editProfileField = endpoint({
  method: 'PATCH',
  path: '/profile-fields/:apiName',
  summary: 'Changes a field of profiles; its name in the API and its type of data stay.',
  permission: 'site.manage',
  params: fieldParams,
  body: z.object({
    label: label.optional(),
    description: description.optional(),
    formType: formType.optional(),
    visibility: visibility.optional(),
    mutability: mutability.optional(),
    displayOptions: displayOptions.optional(),
    dropdownOptions: dropdownOptions.optional(),
    registrationOptions: registrationOptions.optional(),
    enabled: z.boolean().optional(),
  }),
  response: profileField,
  errors: ['profileField.labelTaken'],
});
export type ProfileFieldPatch = z.output<typeof editProfileField.spec.body>;

export const deleteProfileField = endpoint({
  method: 'DELETE',
  path: '/profile-fields/:apiName',
  summary: 'Deletes a field of profiles with all that stands in it.',
  permission: 'site.manage',
  params: fieldParams,
  errors: ['profileField.core'],
});

export const sortProfileFields = endpoint({
  method: 'PUT',
  path: '/profile-fields/sorts',
  summary: 'Puts the fields of profiles into an order: a number for each apiName.',
  permission: 'site.manage',
  body: z.record(z.string(), z.int().min(-1_000_000).max(1_000_000)),
  response: z.record(z.string(), z.int()),
});

const userParams = z.object({ userID: idParam });

export const getUserProfileFields = endpoint({
  method: 'GET',
  path: '/users/:userID/profile-fields',
  summary: 'What stands in the fields of a profile, as far as the viewer may see it.',
  permission: 'public',
  params: userParams,
  response: profileFieldValues,
});

export const editUserProfileFields = endpoint({
  method: 'PATCH',
  path: '/users/:userID/profile-fields',
  rateLimit: 'edits',
  summary: 'Changes what stands in the fields of a profile; null clears one.',
  permission: 'session.valid',
  params: userParams,
  body: profileFieldValues,
  response: profileFieldValues,
  errors: ['user.outranked'],
});

export const profileFieldError = defineErrors({
  'profileField.apiNameTaken': [400, 'There is a field of this apiName already.'],
  'profileField.labelTaken': [400, 'There is a field of this label already.'],
  'profileField.core': [
    400,
    'This field belongs to the product and cannot be deleted. Switch it off instead.',
  ],
});
