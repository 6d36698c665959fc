// Statuses: where a discussion stands (open, resolved ...), who set it and why.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id, idParam, limit, page } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';

export const statusFragment = z.object({
  statusID: z.int32(),
  name: z.string(),
  recordType: z.literal('discussion'),
  recordSubtype: z.string().nullable(),
  state: z.enum(['open', 'closed']),
  /** With `expand=status.log`: who gave it to the discussion. */
  log: z
    .object({
      reasonUpdated: z.string().nullable(),
      updateUser: userFragment,
      dateUpdated: dateTime,
    })
    .optional(),
});
export type StatusFragment = z.infer<typeof statusFragment>;

export const discussionStatus = statusFragment.omit({ log: true }).extend({
  isDefault: z.boolean(),
  isSystem: z.boolean(),
  isActive: z.boolean(),
  isInternal: z.boolean(),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
  insertUserID: z.int32().nullable(),
  updateUserID: z.int32().nullable(),
});
export type DiscussionStatus = z.infer<typeof discussionStatus>;

export const statusError = defineErrors({
  'status.system': [400, 'This status belongs to the product, so it stays as it is.'],
  'status.default': [400, 'New discussions begin with this status. Make another one the default first.'],
  'status.inUse': [400, 'Discussions have this status, so it can only be renamed, opened and closed.'],
  'status.otherType': [400, 'This status is for another type of discussion.'],
  'status.follows': [400, 'This status follows from the replies.'],
});

const fields = z.object({
  name: z.string().trim().min(1).max(100),
  state: z.enum(['open', 'closed']),
  isDefault: z.boolean(),
  recordSubtype: z.string().trim().min(1).max(100),
});
const statusParams = z.object({ statusID: idParam });

export const listDiscussionStatuses = endpoint({
  method: 'GET',
  path: '/discussions/statuses',
  summary: 'The statuses discussions can have.',
  permission: 'public',
  query: z.object({ subType: z.string().max(100).optional(), state: z.enum(['open', 'closed']).optional() }),
  response: z.array(discussionStatus),
});

export const getDiscussionStatus = endpoint({
  method: 'GET',
  path: '/discussions/statuses/:statusID',
  summary: 'One status.',
  permission: 'public',
  params: statusParams,
  response: discussionStatus,
});

export const postDiscussionStatus = endpoint({
  method: 'POST',
  path: '/discussions/statuses',
  summary: 'Adds a status.',
  permission: 'site.manage',
  body: fields.partial().required({ name: true }),
  response: discussionStatus,
});
export type NewStatus = z.infer<typeof postDiscussionStatus.spec.body>;

export const patchDiscussionStatus = endpoint({
  method: 'PATCH',
  path: '/discussions/statuses/:statusID',
  summary: 'Changes a status of the community’s own.',
  permission: 'site.manage',
  params: statusParams,
  body: fields.extend({ isInternal: z.boolean() }).partial(),
  response: discussionStatus,
  errors: ['status.system', 'status.inUse'],
});
export type StatusPatch = z.infer<typeof patchDiscussionStatus.spec.body>;

export const deleteDiscussionStatus = endpoint({
  method: 'DELETE',
  path: '/discussions/statuses/:statusID',
  summary: 'Takes a status away; discussions that have it return to the default one.',
  permission: 'site.manage',
  params: statusParams,
  errors: ['status.system', 'status.default'],
});

export const statusLogEntry = z.object({
  recordLogID: id,
  statusID: z.int32(),
  recordType: z.literal('discussion'),
  recordID: id,
  reason: z.string().nullable(),
  insertUserID: z.int32(),
  dateInserted: dateTime,
});
export type StatusLogEntry = z.infer<typeof statusLogEntry>;

export const listStatusLog = endpoint({
  method: 'GET',
  path: '/discussions/:discussionID/status-log',
  summary: 'Which statuses a discussion was given, newest first.',
  permission: 'session.valid',
  params: z.object({ discussionID: idParam }),
  query: z.object({ page, limit: limit(30) }),
  response: z.array(statusLogEntry),
  paging: 'numbered',
});
