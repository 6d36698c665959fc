// Tags: words that cross the categories.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id, idParam, limit, page } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';

export const tagFragment = z.object({
  tagID: id,
  name: z.string(),
  urlcode: z.string(),
  /** `User` for what members made, otherwise the kind of tag. */
  type: z.string().optional(),
});
export type TagFragment = z.infer<typeof tagFragment>;

/** One tag. `type` is '' for what members made. */
export const tag = z.object({
  tagID: id,
  name: z.string(),
  urlcode: z.string(),
  url: z.string(),
  parentTagID: id.nullable(),
  type: z.string(),
  insertUserID: z.int32().nullable(),
  dateInserted: dateTime,
  countDiscussions: z.int(),
});
export type Tag = z.infer<typeof tag>;

/** A tag as lists present it: with the names that older clients read, and `User` for what members made. */
export const listedTag = z.object({
  tagID: id,
  id,
  name: z.string(),
  type: z.string(),
  url: z.string(),
  urlcode: z.string(),
  urlCode: z.string(),
  parentTagID: id.nullable(),
  countDiscussions: z.int(),
});
export type ListedTag = z.infer<typeof listedTag>;

/** By id or by name in addresses; at least one of the two lists. */
export const tagReference = z
  .object({
    tagIDs: z.array(id).max(100).optional(),
    urlcodes: z.array(z.string().max(100)).max(100).optional(),
  })
  .refine((given) => given.tagIDs !== undefined || given.urlcodes !== undefined, {
    message: 'One of tagIDs, urlcodes is required.',
    path: ['tagIDs'],
    params: { isMissing: true },
  });
export type TagReference = z.infer<typeof tagReference>;

const urlcode = z
  .string()
  .max(100)
  .regex(/^[\p{L}\p{N}-]+$/u, 'urlcode: letters, digits and hyphens only.');

export const tagPost = z.object({
  name: z.string().trim().min(1).max(100),
  urlcode: urlcode.optional(),
  parentTagID: id.nullable().optional(),
  type: z.string().max(20).optional(),
});
export type TagPost = z.infer<typeof tagPost>;
export const tagPatch = tagPost.partial();
export type TagPatch = z.infer<typeof tagPatch>;

export const tagError = defineErrors({
  'tag.nameTaken': [409, 'A tag of this name exists already.'],
  'tag.urlcodeTaken': [409, 'A tag with this address exists already.'],
  'tag.parentUnknown': [400, 'The parent tag does not exist.'],
  'tag.ownParent': [400, 'A tag cannot stand below itself.'],
  'tag.typeUnknown': [400, 'Tags of this kind cannot be made here.'],
  'tag.typeNotAllowed': [409, 'Tags of this kind cannot be put on discussions.'],
  'tag.hasChildren': [409, 'This tag has tags below it.'],
  'tag.isUsed': [409, 'This tag is used by discussions.'],
  'tag.isMerging': [409, 'This tag is being merged. Try again once that is done.'],
  'tag.isReserved': [409, 'Tags of this kind are not deleted by hand.'],
  'tag.tooMany': [409, 'A discussion cannot have that many tags.'],
  'tag.unknown': [404, 'Tag not found.'],
  'tag.off': [403, 'Tagging is switched off.'],
});

const tagParams = z.object({ tagID: idParam });

export const listTags = endpoint({
  method: 'GET',
  path: '/tags',
  readsReplica: true,
  rateLimit: 'lookups',
  takesRoleToken: true,
  summary: 'Tags, by part of their name or by how much they are used.',
  permission: 'public',
  query: z.object({
    query: z.string().max(100).optional(),
    tagID: z.array(z.int32()).optional(),
    type: z
      .array(z.string().max(20))
      .describe('Only tags of these kinds; `User` for those that members made.')
      .optional(),
    parentID: z.array(z.int32()).optional(),
    excludeNoCountDiscussion: z.boolean().default(false),
    sort: z
      .enum(['name', '-name', 'countDiscussions', '-countDiscussions', 'tagID', '-tagID'])
      .default('name'),
    page,
    limit: limit(20, 500),
  }),
  response: z.array(listedTag),
  paging: 'more',
});

export const getTag = endpoint({
  method: 'GET',
  path: '/tags/:tagID',
  readsReplica: true,
  summary: 'One tag.',
  permission: 'public',
  params: tagParams,
  response: tag,
});

export const postTag = endpoint({
  method: 'POST',
  path: '/tags',
  summary: 'Adds a tag.',
  permission: 'community.manage',
  body: tagPost,
  response: tag,
  errors: ['tag.nameTaken', 'tag.urlcodeTaken', 'tag.parentUnknown', 'tag.typeUnknown'],
});

export const patchTag = endpoint({
  method: 'PATCH',
  path: '/tags/:tagID',
  summary: 'Changes a tag.',
  permission: 'community.manage',
  params: tagParams,
  body: tagPatch,
  takesRevision: true,
  response: tag,
  errors: ['tag.nameTaken', 'tag.urlcodeTaken', 'tag.parentUnknown', 'tag.ownParent', 'tag.typeUnknown'],
});

export const mergeTags = endpoint({
  method: 'PATCH',
  path: '/tags/merge',
  summary:
    'Makes one tag of several: discussions with one of them have the one that stays, and the addresses of the others lead there.',
  permission: 'community.manage',
  body: z.object({ tagIDs: z.array(id).min(1).max(50), destinationTagID: id }),
  response: bulkProgress,
  isBulkOperation: true,
  errors: ['tag.hasChildren', 'tag.isReserved', 'tag.isMerging'],
});

export const deleteTag = endpoint({
  method: 'DELETE',
  path: '/tags/:tagID',
  summary: 'Deletes a tag that nothing uses.',
  permission: 'community.manage',
  params: tagParams,
  errors: ['tag.hasChildren', 'tag.isUsed', 'tag.isReserved'],
});
