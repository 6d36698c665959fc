// Statuses: where a discussion stands (unanswered, accepted, resolved ...).
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';

export const statusFragment = z.object({
  statusID: z.int(),
  name: z.string(),
  recordType: z.literal('discussion'),
  recordSubtype: z.string().nullable(),
  state: z.enum(['open', 'closed']),
});
export type StatusFragment = z.infer<typeof statusFragment>;

export const discussionStatus = statusFragment.extend({
  isDefault: z.boolean(),
  isSystem: z.boolean(),
  isActive: z.boolean(),
  isInternal: z.boolean(),
});
export type DiscussionStatus = z.infer<typeof discussionStatus>;

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
  params: z.object({ statusID: z.int() }),
  response: discussionStatus,
});
