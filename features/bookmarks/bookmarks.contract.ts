// Bookmarks: discussions a member wants to find again.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { expand, idParam, limit, page } from '../../platform/contract/fields.ts';
import { discussion } from '../discussions/discussions.contract.ts';

export const bookmarkDiscussion = endpoint({
  method: 'PUT',
  path: '/discussions/:discussionID/bookmark',
  summary: 'Bookmarks a discussion, or no longer.',
  permission: 'session.valid',
  params: z.object({ discussionID: idParam }),
  body: z.object({ bookmarked: z.boolean() }),
  response: z.object({ bookmarked: z.boolean() }),
});

export const listBookmarkedDiscussions = endpoint({
  method: 'GET',
  path: '/discussions/bookmarked',
  summary: 'The viewer’s own bookmarks, newest first.',
  permission: 'session.valid',
  query: z.object({
    page,
    limit: limit(30),
    expand: expand([
      '-insertUser',
      '-lastUser',
      '-body',
      'lastPost',
      'lastPost.body',
      'lastPost.insertUser',
      'reactions',
      'status',
      'category',
      'tags',
      'excerpt',
      'breadcrumbs',
    ]),
  }),
  response: z.array(discussion),
  paging: 'more',
});
