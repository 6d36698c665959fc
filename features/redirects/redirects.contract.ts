// Redirects: old addresses, and where they lead now.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id, idParam, limit, page } from '../../platform/contract/fields.ts';

export const redirect = z.object({
  redirectID: id,
  path: z.string(),
  destination: z.string(),
  insertUserID: z.int32().nullable(),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
});
export type Redirect = z.infer<typeof redirect>;

export const redirectPost = z.object({
  path: z.string().trim().min(1).max(500),
  destination: z.string().trim().min(1).max(1000),
});
export type RedirectPost = z.infer<typeof redirectPost>;
export const redirectPatch = redirectPost.partial();
export type RedirectPatch = z.infer<typeof redirectPatch>;

export const redirectError = defineErrors({
  'redirect.pathInvalid': [400, 'An old address is a path of this site that begins with a slash: /old/page.'],
  'redirect.destinationInvalid': [
    400,
    'It leads to a path of this site, or to an address that begins with https://.',
  ],
  'redirect.pathTaken': [409, 'There is a redirect of this address already.'],
  'redirect.ownDestination': [400, 'An address cannot lead to itself.'],
  'redirect.leadsOn': [400, 'Where it leads is redirected itself. Name the address at the end of the way.'],
});

const params = z.object({ redirectID: idParam });

export const listRedirects = endpoint({
  method: 'GET',
  path: '/redirects',
  summary: 'Old addresses and where they lead, by address.',
  permission: 'community.manage',
  query: z.object({
    query: z.string().max(200).describe('Part of the old address or of where it leads.').optional(),
    page,
    limit: limit(50, 500),
  }),
  response: z.array(redirect),
  paging: 'more',
});

export const getRedirect = endpoint({
  method: 'GET',
  path: '/redirects/:redirectID',
  summary: 'One redirect.',
  permission: 'community.manage',
  params,
  response: redirect,
});

const errors = [
  'redirect.pathInvalid',
  'redirect.destinationInvalid',
  'redirect.pathTaken',
  'redirect.ownDestination',
  'redirect.leadsOn',
] as const;

export const postRedirect = endpoint({
  method: 'POST',
  path: '/redirects',
  summary: 'Has an old address lead somewhere. It counts where nothing stands at the old address.',
  permission: 'community.manage',
  body: redirectPost,
  response: redirect,
  errors: [...errors],
});

export const patchRedirect = endpoint({
  method: 'PATCH',
  path: '/redirects/:redirectID',
  summary: 'Changes an old address, or where it leads.',
  permission: 'community.manage',
  params,
  body: redirectPatch,
  response: redirect,
  errors: [...errors],
});

export const deleteRedirect = endpoint({
  method: 'DELETE',
  path: '/redirects/:redirectID',
  summary: 'Deletes a redirect: its old address answers 404 again.',
  permission: 'community.manage',
  params,
});
