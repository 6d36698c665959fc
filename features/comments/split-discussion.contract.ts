// Some comments of a discussion become a discussion of their own.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { id } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';

export const MAX_SPLIT_COMMENTS = 1000;

export const splitError = defineErrors({
  'split.noComments': [400, 'None of these comments is there.'],
  'split.severalParents': [400, 'All comments must be of one discussion.'],
});

export const splitPost = z.object({
  commentIDs: z.array(id).min(1).max(MAX_SPLIT_COMMENTS).describe('Of one discussion.'),
  newPost: z
    .object({
      name: z.string().trim().min(1).max(250).describe('The title of the new discussion.'),
      body: z.string().max(100_000).optional().describe('Absent: a link to where the comments come from.'),
      format: z.string().max(20).default('html').describe('The format of the body.'),
      categoryID: id,
      postType: z.string().min(1).max(100).describe('A postTypeID, or an original type.'),
      authorType: z.enum(['me', 'system']).describe('Who starts the new discussion.'),
    })
    .describe('The discussion that they become.'),
});
export type SplitPost = z.output<typeof splitPost>;

export const splitDiscussion = endpoint({
  method: 'POST',
  path: '/discussions/split',
  summary:
    'Moves comments with all their replies into a new discussion, where the chosen ones stand on the first level. The audit log can undo it.',
  permission: 'session.valid',
  body: splitPost,
  response: bulkProgress.extend({
    newPostUrl: z.string().describe('The address of the new discussion.'),
  }),
  status: 200,
  isBulkOperation: true,
  errors: ['split.noComments', 'split.severalParents', 'discussion.typeNotAllowed'],
});
