// Post fields: what posts of a type carry beside their body, and what may be written into each.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, limit, page } from '../../platform/contract/fields.ts';

const dataType = z.enum(['text', 'boolean', 'date', 'number', 'string[]', 'number[]']);
const formType = z.enum(['text', 'text-multiline', 'dropdown', 'tokens', 'checkbox', 'date', 'number']);
const visibility = z.enum(['public', 'private', 'internal']);
export type PostFieldDataType = z.infer<typeof dataType>;
export type PostFieldFormType = z.infer<typeof formType>;
export type PostFieldVisibility = z.infer<typeof visibility>;

const apiName = /^[^\s/.,[\]?#%&=\\<>"'\p{Cc}\p{Lu}]+$/u;
/** Refused wherever text becomes an object. */
const UNUSABLE = new Set(['__proto__', 'constructor', 'prototype']);

/** Names that stand in addresses and as keys of objects. */
export const apiNameOf = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((name) => apiName.test(name) && !UNUSABLE.has(name), {
    message: 'must be in lower case, without spaces, slashes, periods and the like',
  });

const option = z.union([z.string().min(1).max(255), z.number()]);

export const postField = z.object({
  postFieldID: z.string(),
  postTypeIDs: z.array(z.string()),
  label: z.string(),
  description: z.string(),
  dataType,
  formType,
  visibility,
  dropdownOptions: z.array(option).nullable(),
  isRequired: z.boolean(),
  isActive: z.boolean(),
  isSystemHidden: z.boolean(),
  sort: z
    .int()
    .describe('The place of the field in the form of a type of posts; absent outside of one.')
    .optional(),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
  insertUserID: z.int32().nullable(),
  updateUserID: z.int32().nullable(),
});
export type PostField = z.infer<typeof postField>;

const changeable = {
  label: z.string().trim().min(1).max(255),
  description: z.string().max(1000).optional(),
  dropdownOptions: z.array(option).min(1).max(500).nullable().optional(),
  visibility,
};

export const postFieldPost = z.object({
  postFieldID: apiNameOf,
  postTypeID: z.string().max(100).optional(),
  ...changeable,
  dataType,
  formType,
  isRequired: z.boolean().default(false),
  isActive: z.boolean().default(true),
});
export type PostFieldPost = z.infer<typeof postFieldPost>;

export const postFieldPatch = z
  .object({ ...changeable, isRequired: z.boolean(), isActive: z.boolean() })
  .partial();
export type PostFieldPatch = z.infer<typeof postFieldPatch>;

/** What somebody wrote into a field; null or nothing empties it. */
export const postMeta = z.record(z.string().max(100), z.unknown());
export type PostFieldValue = string | number | boolean | (string | number)[];

export const postFieldError = defineErrors({
  'postField.taken': [400, 'Another post field has this name already. Choose another one.'],
  'postField.isSystem': [400, 'This post field belongs to the system and cannot be deleted.'],
});

const params = z.object({ postFieldID: z.string().max(100) });

export const listPostFields = endpoint({
  method: 'GET',
  path: '/post-fields',
  summary: 'The fields of posts, in the order of their type where one is asked for.',
  permission: 'public',
  query: z.object({
    postTypeID: z.array(z.string().max(100)).optional(),
    dataType: dataType.optional(),
    formType: formType.optional(),
    visibility: visibility.optional(),
    isRequired: z.boolean().optional(),
    isActive: z.boolean().optional(),
    page,
    limit: limit(30, 500),
  }),
  response: z.array(postField),
  paging: 'numbered',
});

export const getPostField = endpoint({
  method: 'GET',
  path: '/post-fields/:postFieldID',
  summary: 'One field of posts.',
  permission: 'public',
  params,
  response: postField,
});

export const postPostField = endpoint({
  method: 'POST',
  path: '/post-fields',
  summary: 'Adds a field to posts.',
  permission: 'site.manage',
  body: postFieldPost,
  response: postField,
  errors: ['postField.taken'],
});

export const patchPostField = endpoint({
  method: 'PATCH',
  path: '/post-fields/:postFieldID',
  summary: 'Changes a field of posts.',
  permission: 'site.manage',
  params,
  body: postFieldPatch,
  response: postField,
});

export const deletePostField = endpoint({
  method: 'DELETE',
  path: '/post-fields/:postFieldID',
  summary: 'Deletes a field, and what was written into it.',
  permission: 'site.manage',
  params,
  errors: ['postField.isSystem'],
});

export const putPostFieldSorts = endpoint({
  method: 'PUT',
  path: '/post-fields/:postTypeID/sorts',
  summary: 'Orders the fields of a post type.',
  permission: 'site.manage',
  params: z.object({ postTypeID: z.string().max(100) }),
  body: z.record(z.string().max(100), z.int().min(-100_000).max(100_000)),
  response: z.record(z.string(), z.int()),
});
