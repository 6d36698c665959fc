// Badges of members: which they have, giving and taking back, asking for one.
import { dateTime, endpoint, id, idParam, limit, page, userFragment, z } from '@parley/addon-api/contract';
import { REASON_LENGTH } from './badge-limits.contract.ts';
import { badgeParams } from './badges.contract.ts';

/** As it stands with a member. */
export const badgeFragment = z.object({
  badgeID: id.describe('The badge.'),
  name: z.string(),
  photoUrl: z.string().nullable().describe('Its picture; null: the one that all without their own have.'),
  url: z.string(),
});
export type BadgeFragment = z.infer<typeof badgeFragment>;

export const memberBadge = badgeFragment.extend({
  dateInserted: dateTime.describe('Since when they have it.'),
});
export type MemberBadge = z.infer<typeof memberBadge>;

const memberParams = z.object({ userID: idParam.describe('The member.') });
const pages = { page, limit: limit(30, 100) };

export const listUserBadges = endpoint({
  method: 'GET',
  path: '/users/:userID/badges',
  summary: 'Which badges a member has, the newest first.',
  permission: 'badges.view',
  params: memberParams,
  query: z.object(pages),
  response: z.array(memberBadge),
  paging: 'more',
});

export const postUserBadge = endpoint({
  method: 'POST',
  path: '/users/:userID/badges',
  summary: 'Gives a member a badge. Nothing happens where they have it already.',
  permission: 'badges.moderate',
  rateLimit: 'edits',
  params: memberParams,
  body: z.object({
    badgeID: id.describe('The badge.'),
    reason: z.string().trim().max(REASON_LENGTH).default('').describe('Why, for all who see the badge.'),
  }),
  response: memberBadge,
  errors: ['badge.isOff'],
});

export const deleteUserBadge = endpoint({
  method: 'DELETE',
  path: '/users/:userID/badges/:badgeID',
  summary: 'Takes a badge back from a member. No rule gives it to them again.',
  permission: 'badges.moderate',
  params: badgeParams.extend(memberParams.shape),
});

export const badgeRequest = z.object({
  requestID: id.describe('The request.'),
  badgeID: id.describe('The badge.'),
  userID: id,
  user: userFragment,
  name: z.string().describe('Of the badge.'),
  body: z.string().describe('Why they think that it is theirs, as text.'),
  status: z.enum(['pending', 'denied']).describe('pending: nobody answered yet.'),
  dateInserted: dateTime.describe('When they asked.'),
});
export type BadgeRequest = z.infer<typeof badgeRequest>;

export const requestBadge = endpoint({
  method: 'POST',
  path: '/badges/:badgeID/request',
  summary: 'Asks for a badge. Whoever asks again changes what they said.',
  permission: 'badges.request',
  rateLimit: 'posting',
  params: badgeParams,
  body: z.object({
    body: z.string().trim().max(REASON_LENGTH).default('').describe('Why, as text.'),
  }),
  response: badgeRequest,
  errors: ['badge.notRequestable', 'badge.hasIt', 'badge.denied'],
});

export const withdrawBadgeRequest = endpoint({
  method: 'DELETE',
  path: '/badges/:badgeID/request',
  summary: 'Asks for a badge no more.',
  permission: 'badges.request',
  params: badgeParams,
});

export const listBadgeRequests = endpoint({
  method: 'GET',
  path: '/badge-requests',
  summary: 'Who waits for an answer, the longest first.',
  permission: 'badges.moderate',
  query: z.object(pages),
  response: z.array(badgeRequest),
  paging: 'more',
});

export const patchBadgeRequest = endpoint({
  method: 'PATCH',
  path: '/badge-requests/:requestID',
  summary: 'Gives the badge to whoever asked, or does not.',
  permission: 'badges.moderate',
  rateLimit: 'edits',
  params: z.object({ requestID: idParam.describe('The request.') }),
  body: z.object({
    status: z.enum(['approved', 'denied']).describe('What becomes of it.'),
    reason: z.string().trim().max(REASON_LENGTH).default('').describe('Why, for all who see the badge.'),
  }),
  errors: ['badge.isOff'],
});
