// Categories: the tree in which discussions stand.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, expand, id, idParam, limit, page, rangeText } from '../../platform/contract/fields.ts';
import { postTypeFragment } from '../post-types/post-types.contract.ts';
import { userFragment } from '../users/users.contract.ts';
import { BEGINS_CLOSED, DOLLAR_MATH, imageAddress } from './category-fields.contract.ts';

export const displayAs = z.enum(['discussions', 'categories', 'flat', 'heading']);
export type DisplayAs = z.infer<typeof displayAs>;

export const crumb = z.object({ name: z.string(), url: z.string() });
export type Crumb = z.infer<typeof crumb>;

export const categoryFragment = z.object({
  categoryID: id,
  name: z.string(),
  url: z.string(),
  /** 1 to 7: the colour of the category's key. */
  color: z.int().nullable().optional(),
});
export type CategoryFragment = z.infer<typeof categoryFragment>;

/** Addresses by width; '' where a picture has none of that width. */
export const srcSet = z.object({ 10: z.string(), 300: z.string(), 800: z.string(), 1200: z.string() });
export type SrcSet = z.infer<typeof srcSet>;

/** Notification preferences of a member for a category. `email.digest` is there while the site sends digests, `push` while it sends pushes. */
export const categoryPreferences = z.object({
  'preferences.followed': z.boolean(),
  'preferences.popup.posts': z.boolean(),
  'preferences.email.posts': z.boolean(),
  'preferences.push.posts': z.boolean().optional(),
  'preferences.popup.comments': z.boolean(),
  'preferences.email.comments': z.boolean(),
  'preferences.push.comments': z.boolean().optional(),
  'preferences.email.digest': z.boolean().optional(),
});
export type CategoryPreferences = z.infer<typeof categoryPreferences>;

export const categoryLastPost = z.object({
  discussionID: id,
  commentID: id.optional(),
  name: z.string(),
  url: z.string(),
  dateInserted: dateTime,
  insertUserID: z.int32(),
  insertUser: userFragment.optional(),
});
export type CategoryLastPost = z.infer<typeof categoryLastPost>;

/** By name: what can be granted for a category, as the viewer holds it. */
export const categoryPermissions = z.record(z.string(), z.boolean());

export const category = z.object({
  categoryID: id,
  name: z.string(),
  description: z.string().nullable(),
  parentCategoryID: id.nullable(),
  customPermissions: z.boolean(),
  isArchived: z.boolean(),
  isBeingDeleted: z
    .boolean()
    .describe(
      'Whether it is being deleted: nothing new is posted, and what it holds goes elsewhere or is deleted.',
    ),
  dollarMath: z.boolean().describe(DOLLAR_MATH),
  urlcode: z.string(),
  url: z.string(),
  displayAs,
  iconUrl: z.string().nullable(),
  iconUrlSrcSet: srcSet.nullable(),
  bannerUrl: z.string().nullable(),
  bannerUrlSrcSet: srcSet.nullable(),
  /** 1 to 7: the colour of the category's key. */
  color: z.int().nullable(),
  icon: z.string().nullable(),
  dateInserted: dateTime,
  countCategories: z.int(),
  countDiscussions: z.int(),
  countComments: z.int(),
  countAllDiscussions: z.int(),
  countAllComments: z.int(),
  countFollowers: z.int(),
  followed: z.boolean(),
  dateFollowed: dateTime.optional(),
  featured: z.boolean(),
  allowedDiscussionTypes: z.array(z.string()),
  allowedPostTypeIDs: z.array(z.string()),
  hasRestrictedPostTypes: z.boolean(),
  /** The types the viewer may choose from here. */
  allowedPostTypeOptions: z.array(postTypeFragment).optional(),
  breadcrumbs: z.array(crumb),
  depth: z.int().optional(),
  sort: z.int().optional(),
  get children() {
    return z.array(category).optional();
  },
  lastPost: categoryLastPost.nullable().optional(),
  preferences: categoryPreferences.optional(),
  permissions: categoryPermissions.optional(),
  parent: categoryFragment.nullable().optional(),
});
export type Category = z.infer<typeof category>;

export const categoryPost = z.object({
  name: z.string().trim().min(1).max(255),
  urlcode: z.string().trim().min(1).max(255),
  parentCategoryID: z.int32().min(-1).nullable().optional(),
  displayAs: displayAs.optional(),
  customPermissions: z.boolean().describe(BEGINS_CLOSED).optional(),
  description: z.string().max(1000).nullable().optional(),
  featured: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  dollarMath: z.boolean().describe(DOLLAR_MATH).optional(),
  iconUrl: imageAddress.nullable().optional(),
  bannerUrl: imageAddress.nullable().optional(),
  color: z.int().min(1).max(12).nullable().optional(),
  icon: z.string().max(50).nullable().optional(),
  sort: z.int().min(0).max(100_000).optional(),
  /** Null: every type. */
  allowedDiscussionTypes: z.array(z.string().max(100)).max(200).nullable().optional(),
  allowedPostTypeIDs: z.array(z.string().max(100)).max(200).nullable().optional(),
  hasRestrictedPostTypes: z.boolean().optional(),
});
export type CategoryPost = z.infer<typeof categoryPost>;
export const categoryPatch = categoryPost.partial();
export type CategoryPatch = z.infer<typeof categoryPatch>;

export const categoryEdit = z.object({
  categoryID: id,
  name: z.string(),
  parentCategoryID: z.int32(),
  urlcode: z.string(),
  description: z.string().nullable(),
  displayAs,
  iconUrl: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  customPermissions: z.boolean(),
  featured: z.boolean(),
  isArchived: z.boolean(),
  dollarMath: z.boolean().describe(DOLLAR_MATH),
  color: z.int().nullable(),
  icon: z.string().nullable(),
  sort: z.int(),
  allowedDiscussionTypes: z.array(z.string()).nullable(),
  allowedPostTypeIDs: z.array(z.string()),
  hasRestrictedPostTypes: z.boolean(),
});
export type CategoryEdit = z.infer<typeof categoryEdit>;

export const categoryError = defineErrors({
  'category.urlcodeTaken': [400, 'Another category has this address already. Choose another one.'],
  'category.ownParent': [400, 'A category cannot stand below itself.'],
  'category.parentUnknown': [400, 'The parent category does not exist.'],
  'category.placeUnknown': [
    409,
    'The category before which it should stand is not there any more. Load the page again.',
  ],
  'category.hasDiscussions': [
    409,
    'This category holds discussions. Name where they go with newCategoryID, or send deleteContents=true to delete them with all their comments.',
  ],
  'category.hasChildren': [409, 'This category has subcategories. Move or delete them first.'],
  'category.beingDeleted': [
    409,
    'This category is being deleted, or takes what a category that is being deleted held.',
  ],
  'category.noPosts': [403, 'Discussions cannot be posted in this category.'],
  'category.archived': [403, 'This category is archived: it is read, and takes nothing new.'],
  'category.tooManyFollowed': [400, 'You follow as many categories as you may. Unfollow one first.'],
  'category.filters': [400, 'These filters exclude each other.'],
  'category.noMail': [403, 'This member may not have mails from the site.'],
});

export const categoryParams = z.object({ categoryID: idParam });

/** The author of the last post is always there; asking for them asks for the post. */
const categoryExpands = ['lastPost', 'lastPost.insertUser', 'preferences', 'permissions'] as const;

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  readsReplica: true,
  takesRoleToken: true,
  summary: 'Categories the viewer may see, as a tree or flat.',
  permission: 'public',
  query: z.object({
    categoryID: rangeText.optional(),
    parentCategoryID: z.int32().optional(),
    parentCategoryCode: z.string().max(255).optional(),
    followed: z.boolean().optional(),
    followedUserID: id.optional(),
    maxDepth: z.int().min(1).max(100).optional(),
    archived: z.boolean().nullable().optional(),
    featured: z.boolean().optional(),
    includeParentCategory: z.boolean().default(false),
    outputFormat: z.enum(['flat', 'tree']).optional(),
    siteSectionID: z.string().max(100).optional(),
    layoutViewType: z.string().max(50).optional(),
    /** Categories in which posts of this type may stand, as far as the type is in use. */
    postTypeID: z.string().max(100).optional(),
    postTypeStatus: z.enum(['active', 'inactive', 'both']).default('active'),
    filterDiscussionsAdd: z.boolean().optional(),
    dirtyRecords: z.boolean().optional(),
    sort: z.enum(['categoryID', '-categoryID', 'name', '-name', 'dateFollowed', '-dateFollowed']).optional(),
    page: z.int32().min(1).optional(),
    limit: z.int().min(1).max(500).optional(),
    expand: expand(categoryExpands),
  }),
  response: z.array(category),
  paging: 'numbered',
  errors: ['category.filters'],
});

export const searchCategories = endpoint({
  method: 'GET',
  path: '/categories/search',
  rateLimit: 'lookups',
  summary: 'Categories by part of their name.',
  permission: 'public',
  query: z.object({
    query: z.string().max(255),
    displayAs: z.array(displayAs).optional(),
    parentCategoryID: z.int32().optional(),
    siteSectionID: z.string().max(100).optional(),
    layoutViewType: z.string().max(50).optional(),
    filterDiscussionsAdd: z.boolean().optional(),
    page,
    limit: limit(30),
    expand: expand(['parent', 'breadcrumbs']),
  }),
  response: z.array(category),
  paging: 'more',
});

export const suggestCategories = endpoint({
  method: 'GET',
  path: '/categories/suggested',
  summary: 'Categories the viewer does not follow yet, the most followed first.',
  permission: 'session.valid',
  query: z.object({
    excludedCategoryIDs: z.array(z.int32()).max(500).optional(),
    page,
    limit: limit(5),
  }),
  response: z.array(category),
  paging: 'numbered',
});

export const getCategory = endpoint({
  method: 'GET',
  path: '/categories/:categoryID',
  readsReplica: true,
  takesRoleToken: true,
  summary: 'One category.',
  permission: 'public',
  params: categoryParams,
  query: z.object({ expand: expand(categoryExpands) }),
  response: category,
});

export const getCategoryEdit = endpoint({
  method: 'GET',
  path: '/categories/:categoryID/edit',
  summary: 'A category as an administrator edits it.',
  permission: 'site.manage',
  params: categoryParams,
  response: categoryEdit,
});

export const postCategory = endpoint({
  method: 'POST',
  path: '/categories',
  summary: 'Adds a category. With permissions of its own it begins closed.',
  permission: 'site.manage',
  body: categoryPost,
  response: category,
  errors: ['category.urlcodeTaken', 'category.parentUnknown'],
});

export const patchCategory = endpoint({
  method: 'PATCH',
  path: '/categories/:categoryID',
  summary: 'Changes a category.',
  permission: 'site.manage',
  params: categoryParams,
  body: categoryPatch,
  takesRevision: true,
  response: category,
  errors: ['category.urlcodeTaken', 'category.ownParent', 'category.parentUnknown'],
});
