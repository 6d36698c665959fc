// What can be done with many discussions at once. Each is decided by itself and reported by itself.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { id } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';
import { postMeta } from '../post-fields/post-fields.contract.ts';

export const MAX_BULK_DISCUSSIONS = 50;

const discussionIDs = z.array(id).min(1).max(MAX_BULK_DISCUSSIONS);

export const mergeError = defineErrors({
  'discussion.notMergeable': [400, 'This discussion cannot be merged.'],
});

export const deleteDiscussions = endpoint({
  method: 'DELETE',
  path: '/discussions/list',
  summary: 'Deletes discussions with their comments.',
  permission: 'session.valid',
  body: z.object({ discussionIDs }),
  response: bulkProgress,
  status: 200,
  isBulkOperation: true,
});

export const moveDiscussions = endpoint({
  method: 'PATCH',
  path: '/discussions/move',
  summary: 'Moves discussions to another category; redirects may stay where they were.',
  permission: 'session.valid',
  body: z.object({
    discussionIDs,
    categoryID: id,
    addRedirects: z.boolean().default(false),
    postTypeID: z.string().max(100).optional(),
    postMeta: postMeta.optional(),
  }),
  response: bulkProgress,
  isBulkOperation: true,
  errors: ['discussion.typeNotAllowed'],
});

export const closeDiscussions = endpoint({
  method: 'PATCH',
  path: '/discussions/close',
  rateLimit: 'edits',
  summary: 'Closes discussions, or opens them again.',
  permission: 'session.valid',
  body: z.object({ discussionIDs, closed: z.boolean().default(true) }),
  response: bulkProgress,
  isBulkOperation: true,
});

export const mergeDiscussions = endpoint({
  method: 'PATCH',
  path: '/discussions/merge',
  summary: 'Makes one discussion of several: what the others say become comments of the one that stays.',
  permission: 'session.valid',
  body: z.object({
    discussionIDs,
    destinationDiscussionID: id,
    addRedirects: z.boolean().default(false),
  }),
  response: bulkProgress,
  isBulkOperation: true,
  errors: ['discussion.notMergeable'],
});
