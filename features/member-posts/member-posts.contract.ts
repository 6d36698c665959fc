// What a member wrote, taken away as one act that is undone as one.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';

const userParams = z.object({ userID: idParam });

/** Counting ends here: whoever decides needs to know that it is much. */
export const MOST_COUNTED = 1000;

export const postsPreview = z.object({
  countDiscussions: z.int().describe('Discussions of the member that would go.'),
  countComments: z.int().describe('Comments of the member that would go.'),
  countCommentsByOthers: z.int().describe('Comments of others in those discussions: they go along.'),
  hasMoreThanCounted: z
    .boolean()
    .describe('Whether there is more of some than is said: counting ends at 1,000.'),
});
export type PostsPreview = z.infer<typeof postsPreview>;

export const previewRemovalOfPosts = endpoint({
  method: 'GET',
  path: '/users/:userID/posts/removal-preview',
  summary: 'How much of what a member wrote one may remove. Changes nothing.',
  permission: 'session.valid',
  params: userParams,
  response: postsPreview,
  errors: ['user.outranked'],
});

export const removePostsOfMember = endpoint({
  method: 'DELETE',
  path: '/users/:userID/posts',
  summary:
    'Removes discussions and comments of a member wherever one may delete them, the newest 10,000, as one act: it is undone by `runID` of its entries in the audit log. Comments that others answered are emptied.',
  permission: 'session.valid',
  params: userParams,
  response: bulkProgress,
  status: 200,
  isBulkOperation: true,
  errors: ['user.outranked'],
});
