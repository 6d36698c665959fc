// Discussions: what they look like, and the calls that read, write and mark them.
import { z } from 'zod';
import { bodySource, captchaAnswer, writingTime } from '../../platform/contract/body-fields.ts';
import { crawlFields } from '../../platform/contract/crawl.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { bodyFormat, dateTime, id, idParam, limit, page } from '../../platform/contract/fields.ts';
import { categoryFragment, categoryPermissions, crumb, srcSet } from '../categories/categories.contract.ts';
import { postMeta } from '../post-fields/post-fields.contract.ts';
import { reactionSummary } from '../reactions/reactions.contract.ts';
import { tagFragment } from '../tags/tags.contract.ts';
import { userFragment } from '../users/users.contract.ts';
import { discussionExpand } from './discussion-expands.contract.ts';
import { discussionFilters } from './discussion-filters.contract.ts';
import { statusFragment } from './discussion-statuses.contract.ts';

export const mainImage = z.object({ url: z.string(), alt: z.string(), urlSrcSet: srcSet.optional() });
export type MainImage = z.infer<typeof mainImage>;

export const postFragment = z.object({
  discussionID: id,
  commentID: id.optional(),
  parentRecordType: z.string(),
  parentRecordID: id,
  name: z.string(),
  body: z.string().optional(),
  url: z.string(),
  dateInserted: dateTime,
  insertUserID: z.int32(),
  insertUser: userFragment.optional(),
});
export type PostFragment = z.infer<typeof postFragment>;

export const pinLocation = z.enum(['category', 'recent']);
export type PinLocation = z.infer<typeof pinLocation>;

export const discussion = z.object({
  discussionID: id,
  type: z.string(),
  postTypeID: z.string(),
  name: z.string(),
  body: z.string().optional(),
  excerpt: z.string().optional(),
  /** The same words, for mails. */
  snippet: z.string().optional(),
  bodyRaw: z.string().optional(),
  format: z.string().optional(),
  categoryID: id,
  category: categoryFragment.optional(),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
  dateLastComment: dateTime,
  insertUserID: z.int32(),
  updateUserID: z.int32().nullable(),
  lastUserID: z.int32(),
  lastCommentID: id.optional(),
  insertUser: userFragment.optional(),
  lastUser: userFragment.optional(),
  updateUser: userFragment.nullable().optional(),
  pinned: z.boolean(),
  pinLocation: pinLocation.nullable(),
  announce: z.boolean(),
  closed: z.boolean(),
  /** Who closed it: an author may reopen only what they closed themselves. */
  closeUserID: z.int32().nullable().optional(),
  sink: z.boolean(),
  /** Waits for approval, or was hidden; only its author and moderators see it. */
  isHeld: z.boolean().optional(),
  countComments: z.int(),
  countViews: z.int(),
  countUnread: z.int().optional(),
  unread: z.boolean(),
  bookmarked: z.boolean(),
  dismissed: z.boolean(),
  score: z.int(),
  hot: z.number(),
  url: z.string(),
  canonicalUrl: z.string(),
  labelCodes: z.array(z.string()).optional(),
  lastPost: postFragment.optional(),
  breadcrumbs: z.array(crumb).optional(),
  statusID: z.int32(),
  status: statusFragment.optional(),
  internalStatusID: z.int32().optional(),
  internalStatus: statusFragment.optional(),
  resolved: z.boolean().optional(),
  image: mainImage.nullable().optional(),
  attributes: z.record(z.string(), z.unknown()).optional(),
  reactions: z.array(reactionSummary).optional(),
  tags: z.array(tagFragment).optional(),
  tagIDs: z.array(id).optional(),
  /** What stands in the fields of its type, as far as the viewer may see it. */
  postMeta: postMeta.optional(),
  permissions: categoryPermissions.optional(),
  isArchived: z.boolean().optional(),
  /** Records of other systems; for staff. */
  attachments: z.array(z.record(z.string(), z.unknown())).optional(),
  ...crawlFields,
});
export type Discussion = z.infer<typeof discussion>;

const fields = {
  name: z.string().trim().min(1).max(250),
  body: bodySource,
  format: bodyFormat,
  categoryID: id,
  pinned: z.boolean().optional(),
  pinLocation: z.enum(['category', 'recent', 'none']).nullable().optional(),
  closed: z.boolean().optional(),
  sink: z.boolean().optional(),
  resolved: z.boolean().optional(),
  tagIDs: z.array(id).max(100).optional(),
  newTagNames: z.array(z.string().trim().min(1).max(100)).max(100).optional(),
  postTypeID: z.string().max(100).optional(),
  postMeta: postMeta.optional(),
};

export const discussionPost = z.object({
  ...fields,
  announce: z.boolean().optional(),
  writingTime: writingTime.optional(),
  draftID: id.optional(),
  'g-recaptcha-response': captchaAnswer.optional(),
});
export type DiscussionPost = z.infer<typeof discussionPost>;

export const discussionPatch = z.object({ ...fields, insertUserID: id, draftID: id }).partial();
export type DiscussionPatch = z.infer<typeof discussionPatch>;

export const discussionEdit = z.object({
  discussionID: id,
  name: z.string(),
  body: z.string(),
  format: z.string(),
  categoryID: id,
  sink: z.boolean(),
  closed: z.boolean(),
  pinned: z.boolean(),
  pinLocation: pinLocation.nullable(),
  type: z.string(),
  postTypeID: z.string(),
  postMeta,
  tagIDs: z.array(id).optional(),
});
export type DiscussionEdit = z.infer<typeof discussionEdit>;

export const discussionQuote = z.object({
  discussionID: id,
  name: z.string(),
  bodyRaw: z.union([z.string(), z.array(z.unknown())]),
  format: z.string(),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
  insertUser: userFragment,
  url: z.string(),
});
export type DiscussionQuote = z.infer<typeof discussionQuote>;

export const discussionError = defineErrors({
  'discussion.closed': [400, 'This discussion is closed.'],
  'discussion.editWindowOver': [400, 'The time for editing this post is over.'],
  'discussion.deleted': [410, 'This discussion was deleted.'],
  'discussion.typeNotAllowed': [400, 'Discussions of this type are not allowed in this category.'],
  'discussion.typeRestricted': [400, 'A discussion cannot be turned into this type.'],
  'discussion.flood': [400, 'You are posting too fast. Please wait a little before you post again.'],
  'discussion.duplicate': [400, 'You have just posted the same text. It is there already.'],
  'discussion.statusUnknown': [400, 'There is no such status.'],
  badSlotType: [400, 'Trending needs slotType d, w or m.'],
});

const expandQuery = z.object({
  expand: discussionExpand,
  excerptLength: z.int().min(10).max(2000).optional(),
});
const discussionParams = z.object({ discussionID: idParam });

export const listDiscussions = endpoint({
  method: 'GET',
  path: '/discussions',
  readsReplica: true,
  takesRoleToken: true,
  summary: 'Discussions in the categories the viewer may see.',
  permission: 'public',
  isCachedForGuests: true,
  query: discussionFilters.extend({
    expand: discussionExpand,
    excerptLength: z.int().min(10).max(2000).optional(),
    page,
    limit: limit(30, 500),
  }),
  response: z.array(discussion),
  paging: 'numbered',
  errors: ['badSlotType'],
});

export const getDiscussion = endpoint({
  method: 'GET',
  path: '/discussions/:discussionID',
  readsReplica: true,
  takesRoleToken: true,
  summary: 'One discussion.',
  permission: 'public',
  params: discussionParams,
  query: expandQuery,
  response: discussion,
  errors: ['discussion.deleted'],
});

export const getDiscussionEdit = endpoint({
  method: 'GET',
  path: '/discussions/:discussionID/edit',
  summary: 'A discussion as it was written.',
  permission: 'session.valid',
  params: discussionParams,
  response: discussionEdit,
});

export const getDiscussionQuote = endpoint({
  method: 'GET',
  path: '/discussions/:discussionID/quote',
  summary: 'What is needed to quote a discussion.',
  permission: 'public',
  params: discussionParams,
  response: discussionQuote,
});

export const postDiscussion = endpoint({
  method: 'POST',
  path: '/discussions',
  summary: 'Starts a discussion.',
  permission: ['session.valid', 'discussions.add'],
  query: expandQuery,
  body: discussionPost,
  response: discussion,
  rateLimit: 'posting',
  errors: ['discussion.typeNotAllowed', 'discussion.flood', 'discussion.duplicate', 'postType.roles'],
});

export const postTypedDiscussion = endpoint({
  method: 'POST',
  path: '/discussions/:discussionType',
  summary: 'Starts a discussion of a type that an add-on brought along.',
  permission: ['session.valid', 'discussions.add'],
  params: z.object({ discussionType: z.string().max(100) }),
  query: expandQuery,
  body: discussionPost,
  response: discussion,
  rateLimit: 'posting',
  errors: [...postDiscussion.spec.errors, 'postType.base'],
});

export const patchDiscussion = endpoint({
  method: 'PATCH',
  path: '/discussions/:discussionID',
  rateLimit: 'edits',
  summary: 'Edits, closes, pins, sinks or moves a discussion.',
  permission: 'session.valid',
  params: discussionParams,
  query: expandQuery,
  body: discussionPatch,
  takesRevision: true,
  response: discussion,
  errors: ['discussion.closed', 'discussion.editWindowOver', 'discussion.typeNotAllowed'],
});

export const deleteDiscussion = endpoint({
  method: 'DELETE',
  path: '/discussions/:discussionID',
  summary:
    'Deletes a discussion with its comments. A long one is hidden at once, and removed in steps: GET /job-statuses tells how far that is.',
  permission: 'session.valid',
  params: discussionParams,
});
