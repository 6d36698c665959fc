// Discussions and comments together: what the people of some roles wrote, and posts that hold some words.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, limit, page, rangeText } from '../../platform/contract/fields.ts';
import { comment, commentExpand } from '../comments/comments.contract.ts';
import { discussionExpand } from '../discussions/discussion-expands.contract.ts';
import { discussion } from '../discussions/discussions.contract.ts';
import { searchHeaders } from '../search/search.contract.ts';

export const postSort = z.enum([
  '-score',
  'score',
  '-dateInserted',
  'dateInserted',
  '-dateLastComment',
  'dateLastComment',
]);
export type PostSort = z.infer<typeof postSort>;

const discussionPost = discussion.extend({ recordType: z.literal('discussion') });
const commentPost = comment.extend({ recordType: z.literal('comment') });
export type ListedPost = z.infer<typeof discussionPost> | z.infer<typeof commentPost>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/posts',
  readsReplica: true,
  summary: 'Discussions and comments written by the people of some roles.',
  permission: 'session.valid',
  query: z.object({
    roleIDs: rangeText,
    sort: postSort.default('-score'),
    page: z.int().min(1).max(50).default(1),
    limit: limit(30),
  }),
  response: z.array(z.discriminatedUnion('recordType', [discussionPost, commentPost])),
  paging: 'more',
});

const searchFields = {
  query: z.string().trim().min(1).max(1000),
  categoryID: id.optional(),
  page,
  limit: limit(30),
};

export const searchDiscussions = endpoint({
  method: 'GET',
  path: '/discussions/search',
  readsReplica: true,
  summary: 'Discussions that hold some words, the best match first.',
  permission: 'public',
  query: z.object({ ...searchFields, followed: z.boolean().default(false), expand: discussionExpand }),
  response: z.array(discussion),
  paging: 'numbered',
  rateLimit: 'search',
  headers: searchHeaders,
});

export const searchComments = endpoint({
  method: 'GET',
  path: '/comments/search',
  readsReplica: true,
  summary: 'Comments that hold some words, the best match first.',
  permission: 'session.valid',
  query: z.object({ ...searchFields, expand: commentExpand }),
  response: z.array(comment),
  paging: 'numbered',
  rateLimit: 'search',
  headers: searchHeaders,
});
