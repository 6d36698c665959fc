// Post types: the kinds of discussion of a site, those that come with it and those it makes of them.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, expand, id, limit, page } from '../../platform/contract/fields.ts';
import { apiNameOf, postField } from '../post-fields/post-fields.contract.ts';
import { userFragment } from '../users/users.contract.ts';

export const postTypeFragment = z.object({
  postTypeID: z.string(),
  name: z.string(),
  parentPostTypeID: z.string().nullable(),
  /** The original it is made of, by which everything that is not about the form knows it. */
  baseType: z.string(),
  postButtonLabel: z.string(),
  postButtonIcon: z.string(),
});
export type PostTypeFragment = z.infer<typeof postTypeFragment>;

export const postType = postTypeFragment.extend({
  parentPostType: postTypeFragment.optional(),
  isOriginal: z.boolean(),
  isActive: z.boolean(),
  isDeleted: z.boolean(),
  postHelperText: z.string(),
  roleIDs: z.array(id),
  /** The categories that name it. */
  categoryIDs: z.array(id),
  /** The categories in which it may stand: those that name it, and those that take every type. */
  availableCategoryIDs: z.array(id),
  countCategories: z.int(),
  postFieldIDs: z.array(z.string()),
  postFields: z.array(postField).optional(),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
  insertUserID: z.int32().nullable(),
  updateUserID: z.int32().nullable(),
  insertUser: userFragment.nullable().optional(),
  updateUser: userFragment.nullable().optional(),
});
export type PostType = z.infer<typeof postType>;

const label = z.string().trim().min(1).max(100);
const changeable = {
  name: label,
  postButtonLabel: label,
  postHelperText: z.string().max(1000).optional(),
  roleIDs: z.array(id).max(500).optional(),
  categoryIDs: z.array(id).max(5000).optional(),
  postFieldIDs: z.array(z.string().max(100)).max(200).optional(),
};

export const postTypePost = z.object({
  postTypeID: apiNameOf,
  parentPostTypeID: z.string().max(100),
  ...changeable,
  isActive: z.boolean().default(false),
});
export type PostTypePost = z.infer<typeof postTypePost>;

export const postTypePatch = z.object({ ...changeable, isActive: z.boolean() }).partial();
export type PostTypePatch = z.infer<typeof postTypePatch>;

export const postTypeError = defineErrors({
  'postType.taken': [400, 'Another post type has this name already, or had it once. Choose another one.'],
  'postType.isOriginal': [400, 'This post type comes with the site and cannot be deleted.'],
  'postType.roles': [403, 'Only members of certain roles may use this post type.'],
  'postType.base': [400, 'The type in the address and the post type do not go together.'],
});

const expandPostType = expand(['insertUser', 'updateUser', 'postFields']);
const params = z.object({ postTypeID: z.string().max(100) });

export const listPostTypes = endpoint({
  method: 'GET',
  path: '/post-types',
  summary: 'The kinds of discussion.',
  permission: 'public',
  query: z.object({
    postTypeID: z.array(z.string().max(100)).optional(),
    parentPostTypeID: z.string().max(100).optional(),
    isOriginal: z.boolean().optional(),
    isActive: z.boolean().optional(),
    includeDeleted: z.boolean().default(false),
    expand: expandPostType,
    page,
    limit: limit(100, 500),
  }),
  response: z.array(postType),
  paging: 'numbered',
});

export const getPostType = endpoint({
  method: 'GET',
  path: '/post-types/:postTypeID',
  summary: 'One kind of discussion.',
  permission: 'public',
  params,
  query: z.object({ includeDeleted: z.boolean().default(false), expand: expandPostType }),
  response: postType,
});

export const postPostType = endpoint({
  method: 'POST',
  path: '/post-types',
  summary: 'Makes a post type of an original one.',
  permission: 'site.manage',
  body: postTypePost,
  response: postType,
  errors: ['postType.taken'],
});

export const patchPostType = endpoint({
  method: 'PATCH',
  path: '/post-types/:postTypeID',
  summary: 'Changes a post type.',
  permission: 'site.manage',
  params,
  body: postTypePatch,
  response: postType,
});

export const deletePostType = endpoint({
  method: 'DELETE',
  path: '/post-types/:postTypeID',
  summary: 'Takes a post type out of use; what was posted with it stays.',
  permission: 'site.manage',
  params,
  errors: ['postType.isOriginal'],
});
