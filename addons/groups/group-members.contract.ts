// Who belongs to groups: joining, leaving, asking, being asked, leading.
import { dateTime, endpoint, id, idParam, limit, page, userFragment, z } from '@parley/addon-api/contract';
import { groupParams } from './groups.contract.ts';

const groupRole = z
  .enum(['member', 'leader'])
  .describe('Leaders decide who joins, and what the group is called.');

export const groupMember = z.object({
  userID: id,
  user: userFragment,
  role: groupRole,
  dateInserted: dateTime.describe('When they joined.'),
});
export type GroupMember = z.infer<typeof groupMember>;

export const groupInvite = z.object({ userID: id, user: userFragment, dateInserted: dateTime });
export type GroupInvite = z.infer<typeof groupInvite>;

export const groupApplicant = z.object({
  userID: id,
  user: userFragment,
  body: z.string().describe('What they say about themselves.'),
  dateInserted: dateTime,
});
export type GroupApplicant = z.infer<typeof groupApplicant>;

const memberParams = z.object({ groupID: idParam.describe('The group.'), userID: idParam });
const pages = z.object({ page, limit: limit(30, 100) });

export const joinGroup = endpoint({
  method: 'POST',
  path: '/groups/:groupID/join',
  summary: 'Joins a group that everybody may join, or that one was invited to.',
  permission: 'session.valid',
  rateLimit: 'reactions',
  params: groupParams,
  response: groupMember,
  errors: ['group.applyFirst'],
});

export const listGroupMembers = endpoint({
  method: 'GET',
  path: '/groups/:groupID/members',
  summary: 'Who belongs to a group: leaders first, then by when they joined.',
  permission: 'discussions.view',
  params: groupParams,
  query: pages,
  response: z.array(groupMember),
  paging: 'more',
  errors: ['group.membersOnly'],
});

export const postGroupMember = endpoint({
  method: 'POST',
  path: '/groups/:groupID/members',
  summary: 'Takes a member into a group, for those who look after all groups.',
  permission: 'groups.moderate',
  rateLimit: 'edits',
  params: groupParams,
  body: z.object({ userID: id, role: groupRole.default('member').describe('What they are in it.') }),
  response: groupMember,
});

export const deleteGroupMember = endpoint({
  method: 'DELETE',
  path: '/groups/:groupID/members/:userID',
  summary: 'Leaves a group, or takes somebody out of it.',
  permission: 'session.valid',
  params: memberParams,
  errors: ['group.leadersOnly', 'group.lastLeader'],
});

const role = {
  summary: 'Makes a member of a group a leader, or a leader a member.',
  permission: 'session.valid',
  rateLimit: 'edits',
  params: memberParams,
  body: z.object({ role: groupRole }),
  response: groupMember,
  errors: ['group.leadersOnly', 'group.lastLeader'],
} as const;

export const putGroupRole = endpoint({
  method: 'PUT',
  path: '/groups/:groupID/members/:userID/role',
  ...role,
});

export const patchGroupRole = endpoint({
  method: 'PATCH',
  path: '/groups/:groupID/members/:userID/role',
  ...role,
});

export const listGroupInvites = endpoint({
  method: 'GET',
  path: '/groups/:groupID/invites',
  summary: 'Who is asked to join a group and did not answer yet, for its leaders.',
  permission: 'session.valid',
  params: groupParams,
  query: pages,
  response: z.array(groupInvite),
  paging: 'more',
  errors: ['group.leadersOnly'],
});

const MOST_INVITED = 50;

export const postGroupInvitations = endpoint({
  method: 'POST',
  path: '/groups/:groupID/invitations',
  summary: 'Asks members, and whoever reads addresses of mail, to join a group. Members of it are left out.',
  permission: 'session.valid',
  rateLimit: 'mail',
  params: groupParams,
  body: z.object({
    userIDs: z.array(id).max(MOST_INVITED).default([]).describe('The members.'),
    emails: z
      .array(z.string().trim().min(1).max(254))
      .max(MOST_INVITED)
      .default([])
      .describe(
        'Addresses of mail: each gets a link by which one person joins, with an account or a new one.',
      ),
  }),
  response: z.array(groupInvite),
  errors: ['group.leadersOnly', 'group.tooManyInvitations'],
});

export const listGroupApplicants = endpoint({
  method: 'GET',
  path: '/groups/:groupID/applicants',
  summary: 'Who asks to join a group, for its leaders.',
  permission: 'session.valid',
  params: groupParams,
  query: pages,
  response: z.array(groupApplicant),
  paging: 'more',
  errors: ['group.leadersOnly'],
});

export const applyToGroup = endpoint({
  method: 'POST',
  path: '/groups/:groupID/apply',
  summary: 'Asks to join a private group.',
  permission: 'session.valid',
  rateLimit: 'posting',
  params: groupParams,
  body: z.object({ body: z.string().trim().max(500).default('').describe('Why one would like to join.') }),
  response: groupApplicant,
  errors: ['group.isOpen', 'group.isMember', 'group.denied'],
});

export const deleteGroupApplicant = endpoint({
  method: 'DELETE',
  path: '/groups/:groupID/applicants/:userID',
  summary:
    'Takes back one’s own application, as long as nobody answered it. By leaders: forgets an application or its refusal, so that whoever asked may ask again.',
  permission: 'session.valid',
  rateLimit: 'edits',
  params: memberParams,
  errors: ['group.leadersOnly', 'group.denied'],
});

export const patchGroupApplicant = endpoint({
  method: 'PATCH',
  path: '/groups/:groupID/applicants/:userID',
  summary: 'Takes whoever asked into a group, or does not.',
  permission: 'session.valid',
  rateLimit: 'edits',
  params: memberParams,
  body: z.object({ status: z.enum(['approved', 'denied']).describe('What becomes of them.') }),
  errors: ['group.leadersOnly'],
});
