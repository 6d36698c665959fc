// Some comments of a discussion go into another one that is there already.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { id } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';
import { MAX_SPLIT_COMMENTS } from './split-discussion.contract.ts';

export const moveCommentsError = defineErrors({
  'moveComments.redirect': [400, 'This discussion only leads to another one, so it takes no comments.'],
});

export const moveCommentsBody = z.object({
  commentIDs: z.array(id).min(1).max(MAX_SPLIT_COMMENTS).describe('Of one discussion.'),
  discussionID: id.describe('The discussion that they go into.'),
});
export type MoveCommentsBody = z.output<typeof moveCommentsBody>;

export const moveComments = endpoint({
  method: 'PATCH',
  path: '/comments/move',
  summary:
    'Moves comments with all their replies into another discussion, where the chosen ones stand on the first level. The audit log can undo it.',
  permission: 'session.valid',
  body: moveCommentsBody,
  response: bulkProgress,
  status: 200,
  isBulkOperation: true,
  errors: ['split.noComments', 'split.severalParents', 'moveComments.redirect'],
});
