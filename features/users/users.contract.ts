// Members: who they are, who sees what of them, and what they may change.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, expand, idParam, limit, page, rangeText } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';
import { roleFragment } from '../roles/roles.contract.ts';
import { memberLabelList } from './member-labels.contract.ts';

export const userFragment = z.object({
  userID: z.int32(),
  name: z.string(),
  title: z.string().optional(),
  /** '' for people who have no profile any more. */
  url: z.string(),
  photoUrl: z.string(),
  dateLastActive: dateTime.nullable(),
  banned: z.int(),
  private: z.boolean(),
  /** The title or what stands for it, a rank, and the same as HTML. */
  label: z.string().optional(),
  labelHtml: z.string().optional(),
  labels: memberLabelList.optional(),
  /** Where it is asked for, or the field is shown beside posts. */
  profileFields: z.record(z.string(), z.unknown()).optional(),
  signature: z.object({ body: z.string() }).optional(),
});
export type UserFragment = z.infer<typeof userFragment>;

/** By the `apiName` of the field; null and '' clear it. What each field takes is its own to say. */
export const profileFieldValues = z.record(z.string(), z.unknown());
export type ProfileFieldValues = z.infer<typeof profileFieldValues>;

/** By urlcode: how often each reaction was given to what the viewer may see of a member's posts. */
export const reactionsReceived = z.record(
  z.string(),
  z.object({
    tagID: z.int32(),
    urlcode: z.string(),
    name: z.string(),
    class: z.string(),
    count: z.int(),
    photoUrl: z.string(),
  }),
);
export type ReactionsReceived = z.infer<typeof reactionsReceived>;

/** What is absent is not for this viewer to see: private ⊂ basic ⊂ full. */
export const user = z.object({
  userID: z.int32(),
  name: z.string(),
  photoUrl: z.string(),
  banned: z.int(),
  private: z.boolean(),
  sortName: z.string().optional(),
  profilePhotoUrl: z.string().optional(),
  url: z.string().optional(),
  title: z.string().optional(),
  label: z.string().optional(),
  labelHtml: z.string().optional(),
  /** With `expand=labels`: as at the head of the profile, where the title stands by itself. */
  labels: memberLabelList.optional(),
  aboutHtml: z.string().optional(),
  location: z.string().optional(),
  website: z.string().optional(),
  points: z.int().optional(),
  dateInserted: dateTime.optional(),
  dateLastActive: dateTime.nullable().optional(),
  countDiscussions: z.int().optional(),
  countComments: z.int().optional(),
  countPosts: z.int().optional(),
  countVisits: z.int().optional(),
  inviteUserID: z.int32().nullable().optional(),
  reactionsReceived: reactionsReceived.optional(),
  profileFields: profileFieldValues.optional(),
  discoveryText: z.string().nullable().optional(),
  email: z.string().nullable().optional(),
  emailConfirmed: z.boolean().optional(),
  showEmail: z.boolean().optional(),
  bypassSpam: z.boolean().optional(),
  /** An address that waits to be confirmed. */
  pendingEmail: z.string().nullable().optional(),
  suggestAnswers: z.boolean().optional(),
  /** `Reset`: there is no password; the member has to choose one. */
  hashMethod: z.string().optional(),
  insertIPAddress: z.string().nullable().optional(),
  lastIPAddress: z.string().nullable().optional(),
  dateUpdated: dateTime.nullable().optional(),
  roles: z.array(roleFragment).optional(),
  roleIDs: z.array(z.int32()).optional(),
  isAdmin: z.boolean().optional(),
  isSysAdmin: z.boolean().optional(),
  isSuperAdmin: z.boolean().optional(),
});
export type User = z.infer<typeof user>;

export const currentUser = user.required({ url: true, roles: true, roleIDs: true, isAdmin: true }).extend({
  extended: z.record(z.string(), z.unknown()),
  email: z.string().nullable(),
  ssoID: z.null(),
  countUnreadNotifications: z.int(),
  countUnreadConversations: z.int(),
  permissions: z.array(z.string()),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const userParams = z.object({ userID: idParam });

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  readsReplica: true,
  summary: 'Lists members.',
  permission: 'public',
  query: z.object({
    userID: rangeText.optional(),
    dateInserted: rangeText.optional(),
    dateUpdated: rangeText.optional(),
    dateLastActive: rangeText.optional(),
    roleID: z.int32().optional(),
    roleIDs: z.array(z.int32()).optional(),
    ipAddresses: z.array(z.string().max(64)).max(100).optional(),
    emailConfirmed: z.boolean().optional(),
    isBanned: z.boolean().optional(),
    profileFields: profileFieldValues.optional(),
    query: z.string().max(200).optional(),
    name: z.string().max(200).optional(),
    email: z.string().max(320).optional(),
    emailDomain: z.string().max(255).optional(),
    sort: z
      .enum([
        'dateInserted',
        '-dateInserted',
        'dateLastActive',
        '-dateLastActive',
        'name',
        '-name',
        'userID',
        '-userID',
        'points',
        '-points',
        'countPosts',
        '-countPosts',
      ])
      .default('userID'),
    page,
    limit: limit(30, 5000),
    expand: expand(['roles', 'profileFields', 'reactionsReceived', 'discoveryText']),
  }),
  response: z.array(user),
  paging: 'numbered',
});

export const listUsersByName = endpoint({
  method: 'GET',
  path: '/users/by-names',
  rateLimit: 'lookups',
  summary:
    'Finds members by name; a trailing * finds names that begin so. The source of mention suggestions.',
  permission: 'public',
  query: z.object({
    name: z.string().min(1).max(100),
    order: z.enum(['countComments', 'dateLastActive', 'name', 'mention']).default('name'),
    page,
    limit: limit(30, 500),
  }),
  response: z.array(userFragment),
  paging: 'more',
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'The one who asks; a guest too.',
  permission: 'public',
  allowsUnauthenticated: true,
  query: z.object({ expand: expand(['roles', 'profileFields', 'reactionsReceived', 'discoveryText']) }),
  response: currentUser,
});

export const getCurrentUserCounts = endpoint({
  method: 'GET',
  path: '/users/me-counts',
  summary: 'What waits for the one who asks.',
  permission: 'public',
  response: z.object({ counts: z.array(z.object({ name: z.string(), count: z.int() })) }),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/users/:userID',
  readsReplica: true,
  summary: 'One member.',
  permission: 'public',
  params: userParams,
  query: z.object({
    expand: expand(['roles', 'profileFields', 'reactionsReceived', 'discoveryText', 'labels']),
  }),
  response: user,
});

export const getUserEdit = endpoint({
  method: 'GET',
  path: '/users/:userID/edit',
  summary: 'A member as one edits them.',
  permission: 'users.edit',
  params: userParams,
  response: z.object({
    userID: z.int32(),
    name: z.string(),
    email: z.string().nullable(),
    showEmail: z.boolean(),
    photo: z.string().nullable(),
    emailConfirmed: z.boolean(),
    bypassSpam: z.boolean(),
  }),
});

export const addUser = endpoint({
  method: 'POST',
  path: '/users',
  summary: 'Adds a member.',
  permission: 'users.add',
  body: z.object({
    name: z.string(),
    email: z.string(),
    password: z.string(),
    emailConfirmed: z.boolean().default(true),
    sendWelcomeEmail: z.boolean().default(true),
    showEmail: z.boolean().default(false),
    bypassSpam: z.boolean().default(false),
    private: z.boolean().default(false),
    photo: z.string().max(500).nullable().optional(),
    roleID: z.array(z.int32()).optional(),
    profileFields: profileFieldValues.optional(),
  }),
  response: user,
});

export const editUser = endpoint({
  method: 'PATCH',
  path: '/users/:userID',
  rateLimit: 'edits',
  summary: 'Changes a member. Name, e-mail and password of one’s own ask for the password.',
  permission: 'session.valid',
  params: userParams,
  body: z.object({
    name: z.string().optional(),
    email: z.string().optional(),
    password: z.string().optional(),
    passwordConfirmation: z.string().optional(),
    /** With a new password: ends the access tokens of programs as well, which go on otherwise. */
    endsAccessTokens: z.boolean().optional(),
    title: z.string().max(100).nullable().optional(),
    showEmail: z.boolean().optional(),
    private: z.boolean().optional(),
    suggestAnswers: z.boolean().optional(),
    profileFields: profileFieldValues.optional(),
    photo: z.string().max(500).nullable().optional(),
    emailConfirmed: z.boolean().optional(),
    bypassSpam: z.boolean().optional(),
    banned: z.boolean().optional(),
    /** Takes the password away and sends a mail with which to choose another one. */
    resetPassword: z.boolean().optional(),
    roleID: z.array(z.int32()).optional(),
  }),
  response: user.extend({
    /** After a new password: how many access tokens of the member still work. */
    countAccessTokens: z.int32().optional(),
  }),
  errors: ['user.outranked'],
});
export type UserPatch = z.infer<NonNullable<typeof editUser.spec.body>>;

export const assignRolesInBulk = endpoint({
  method: 'PATCH',
  path: '/users/bulk-role-assignment',
  summary: 'Gives roles to many members and takes roles from them; a bulk operation.',
  permission: 'users.edit',
  body: z.object({
    userIDs: z.array(z.int32()).min(1).max(10_000),
    addRoleIDs: z.array(z.int32()).max(100).optional(),
    removeRoleIDs: z.array(z.int32()).max(100).optional(),
    /** For whoever would be left without a role. */
    addReplacementRoleIDs: z.array(z.int32()).max(100).optional(),
  }),
  status: 200,
  response: bulkProgress,
  isBulkOperation: true,
  errors: ['user.outranked'],
});

export const userError = defineErrors({
  'user.banEndsBefore': [422, 'The end of a ban lies in the future.'],
  'password.wrong': [401, 'This is not your current password.'],
  'user.outranked': [403, 'This member’s rank is higher than yours.'],
  'user.notBelow': [403, 'This member’s rank is not below yours.'],
});
