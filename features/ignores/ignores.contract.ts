// Ignoring: a member does not hear from another one. Only they themselves see whom they ignore.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, idParam, limit, page } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';

/** So that every statement that asks for them reads few rows. */
export const MAX_IGNORED = 500;

export const ignoredUser = userFragment.extend({ dateIgnored: dateTime });
export type IgnoredUser = z.infer<typeof ignoredUser>;

export const ignoreError = defineErrors({
  'ignore.oneself': [400, 'Nobody ignores themselves.'],
  'ignore.tooMany': [400, 'No more than 500 people are ignored. Stop ignoring somebody first.'],
  'ignore.notYours': [403, 'Whom somebody ignores is known to them alone.'],
});

const one = z.object({ userID: idParam, ignoredUserID: idParam });

export const listIgnored = endpoint({
  method: 'GET',
  path: '/users/:userID/ignored',
  summary: 'Whom the viewer ignores, the latest first.',
  permission: 'session.valid',
  params: z.object({ userID: idParam }),
  query: z.object({ page, limit: limit(30, 100) }),
  response: z.array(ignoredUser),
  paging: 'more',
  errors: ['ignore.notYours'],
});

export const putIgnored = endpoint({
  method: 'PUT',
  path: '/users/:userID/ignored/:ignoredUserID',
  summary: 'The viewer ignores this person from now on: they cannot write to the viewer.',
  permission: 'session.valid',
  params: one,
  response: ignoredUser,
  errors: ['ignore.notYours', 'ignore.oneself', 'ignore.tooMany'],
});

export const deleteIgnored = endpoint({
  method: 'DELETE',
  path: '/users/:userID/ignored/:ignoredUserID',
  summary: 'The viewer ignores this person no longer.',
  permission: 'session.valid',
  params: one,
  errors: ['ignore.notYours'],
});

/** What the page of them shows. */
export interface IgnoredPageProps {
  people: IgnoredUser[];
  page: number;
  hasMore: boolean;
}
