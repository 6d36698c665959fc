// Members as staff manage them: found, told apart, changed by many at once; and all that staff may know about one.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, idParam, rangeText } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';
import { roleFragment } from '../roles/roles.contract.ts';

/** Whoever may see the list; what of it depends on what else they may. */
export const memberReaders = ['community.moderate', 'users.edit'] as const;

export const memberSorts = ['name', 'dateInserted', 'dateLastActive', 'countPosts', 'points'] as const;
export type MemberSort = (typeof memberSorts)[number];

const memberState = z.object({
  id: z.string().describe('By which lists are filtered.'),
  name: z.string().describe('Its name.'),
  icon: z.string().describe('The icon beside it.'),
  tone: z.enum(['bad', 'warning', 'plain']).describe('How much it matters.'),
});
export type MemberStateShown = z.infer<typeof memberState>;

export const memberRow = z.object({
  userID: z.int32().describe('Their number.'),
  name: z.string().describe('Their name.'),
  photoUrl: z.string().describe('Their picture; empty where there is none.'),
  email: z
    .string()
    .nullable()
    .describe('Their address with its middle left out, for whoever may see personal information.'),
  roles: z.array(roleFragment).describe('Their roles.'),
  dateInserted: dateTime.describe('When they joined.'),
  dateLastActive: dateTime.nullable().describe('When they were here last.'),
  countPosts: z.int().describe('How many discussions and comments they wrote.'),
  points: z.int().describe('Their points.'),
  states: z.array(z.string()).describe('The states that they are in, the one that matters most first.'),
});
export type MemberRow = z.infer<typeof memberRow>;

const listed = z.object({
  members: z.array(memberRow).describe('Those of this page.'),
  total: z
    .object({
      value: z.int().describe('How many match; counting ends at 10,000.'),
      isMore: z.boolean().describe('There are more than that.'),
    })
    .nullable()
    .describe('Null: counting them took too long.'),
  next: z.string().nullable().describe('Where the next page begins, for `after`; null on the last one.'),
  states: z.array(memberState).describe('The states that there are, by which one can filter.'),
});
export type MemberList = z.infer<typeof listed>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/members',
  summary: 'Members as staff manage them: found by words, filtered, in any of several orders.',
  permission: memberReaders,
  query: z.object({
    query: z
      .string()
      .max(200)
      .default('')
      .describe(
        'A part of a name, a number with #, the beginning of an address, @domain or a network address.',
      ),
    roleID: z.int32().optional().describe('Only those who hold this role.'),
    state: z.string().max(50).optional().describe('Only those in this state.'),
    dateInserted: rangeText.optional().describe('When they joined.'),
    dateLastActive: rangeText.optional().describe('When they were here last.'),
    profileFields: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('Only those with these values in their profile.'),
    sort: z.enum(memberSorts).default('dateLastActive').describe('What they are ordered by.'),
    direction: z.enum(['asc', 'desc']).default('desc').describe('Upwards, or downwards.'),
    after: z.string().max(400).optional().describe('Behind this place: `next` of the page before.'),
    limit: z.int().min(1).max(100).default(30).describe('How many at most.'),
  }),
  response: listed,
  errors: ['members.tooSlow'],
});

const line = z.object({
  name: z.string().nullable().describe('What it is.'),
  text: z.string().nullable().describe('What there is to say.'),
  date: dateTime.nullable().describe('When it was.'),
  note: z.string().nullable().describe('What more there is to say.'),
  url: z.string().nullable().describe('Where there is more of it.'),
});
export type MemberLineShown = z.infer<typeof line>;

const part = z.object({
  id: z.string().describe('Which part it is.'),
  name: z.string().describe('Its name.'),
  lines: z.array(line).describe('What is known.'),
  count: z.int().nullable().describe('How many there are, where the lines are the newest of them.'),
  url: z.string().nullable().describe('Where all of them are.'),
  linkName: z.string().nullable().describe('What the link there says.'),
  isFailed: z.boolean().describe('It could not be read.'),
});
export type MemberPartShown = z.infer<typeof part>;

export const getMember = endpoint({
  method: 'GET',
  path: '/members/:userID',
  summary: 'One member with all that whoever asks may know and do.',
  permission: memberReaders,
  params: z.object({ userID: idParam }),
  response: memberRow.extend({
    url: z.string().describe('Their profile.'),
    isBanned: z.boolean().describe('They are banned.'),
    emailConfirmed: z.boolean().nullable().describe('Their address is confirmed; null: not for you to know.'),
    parts: z.array(part).describe('What capabilities know of them.'),
    stateDetails: z.array(memberState).describe('The states that they are in.'),
    actions: z
      .object({
        edit: z.boolean().describe('Roles, address, password.'),
        ban: z.boolean().describe('Ban them, or lift a ban.'),
        delete: z.boolean().describe('Delete the account.'),
        endSessions: z.boolean().describe('Sign them out everywhere.'),
        showEmail: z.boolean().describe('Show the whole address.'),
      })
      .describe('What whoever asks may do.'),
  }),
});
export type MemberDetail = z.infer<typeof getMember.spec.response>;

export const showMemberEmail = endpoint({
  method: 'POST',
  path: '/members/:userID/email',
  summary: 'The whole address of a member. That it was shown is in the audit log.',
  permission: 'personalInfo.view',
  params: z.object({ userID: idParam }),
  status: 200,
  response: z.object({ email: z.string().nullable().describe('The address.') }),
});

const userIDs = z.array(z.int32()).min(1).max(10_000).describe('Whom it is about.');
const operation = { status: 200, response: bulkProgress, isBulkOperation: true } as const;

export const banMembers = endpoint({
  method: 'PATCH',
  path: '/members/ban',
  summary: 'Bans many members, or lifts their bans.',
  permission: 'users.edit',
  body: z.object({
    userIDs,
    banned: z.boolean().describe('Banned, or no longer.'),
    reason: z.string().trim().max(500).default('').describe('They read it.'),
    dateExpires: dateTime.optional().describe('When it ends by itself; absent: never.'),
  }),
  ...operation,
  errors: ['user.notBelow', 'user.banEndsBefore'],
});

export const confirmMembers = endpoint({
  method: 'PATCH',
  path: '/members/confirm-email',
  summary: 'Takes the addresses of many members for confirmed.',
  permission: 'users.edit',
  body: z.object({ userIDs }),
  ...operation,
  errors: ['user.outranked', 'members.noEmail'],
});

export const messageMembers = endpoint({
  method: 'POST',
  path: '/members/message',
  summary: 'Begins a conversation with each of many members.',
  permission: 'conversations.add',
  body: z.object({
    userIDs,
    body: z.string().trim().min(1).max(10_000).describe('What is said, as plain text.'),
  }),
  ...operation,
});

export const deleteMembers = endpoint({
  method: 'DELETE',
  path: '/members',
  summary: 'Deletes many members.',
  permission: 'users.delete',
  body: z.object({
    userIDs,
    deleteMethod: z
      .enum(['keep', 'wipe', 'delete'])
      .default('keep')
      .describe('What becomes of their posts: they stay, stay without their text, or go.'),
  }),
  ...operation,
  errors: ['user.outranked', 'accountDeletion.own'],
});

export const memberError = defineErrors({
  'members.tooSlow': [503, 'This search took too long. Narrow it down, or order by another column.'],
  'members.noEmail': [422, 'This member has no address.'],
});
