// Notifications: what happened that matters to one member.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, expand, id, idParam, limit, page } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';
import { userFragment } from '../users/users.contract.ts';

export const notificationError = defineErrors({
  'notification.notYours': [403, 'This notification is for somebody else.'],
});

export const notification = z.object({
  notificationID: id,
  notifyUsers: z.array(userFragment).optional().describe('Who did it.'),
  activityType: z.string(),
  activityName: z.string(),
  body: z.string().meta({ format: 'html' }).describe('One sentence; what it names is `<strong>`.'),
  photoUrl: z.string().nullable(),
  url: z.string().describe('Where it leads: the very comment.'),
  read: z.boolean().describe('Whether it was read.'),
  readUrl: z.string().optional().describe('Marks it read and leads there; present while it is unread.'),
  dateInserted: dateTime,
  dateUpdated: dateTime,
  count: z.int().optional().describe('How many are shown as this one.'),
  reason: z.string().optional(),
  icon: z.string().optional().describe('An icon of the interface.'),
  recordType: z.string().optional(),
  recordID: id.optional(),
  recordUrl: z.string().optional(),
  discussionID: id.nullable().optional(),
  discussion: z
    .object({ discussionID: id, name: z.string(), url: z.string(), categoryID: id })
    .optional()
    .describe('The discussion that the record is, or is in.'),
});
export type Notification = z.infer<typeof notification>;

const one = z.object({ notificationID: idParam });
const readBody = z.object({ read: z.literal(true).describe('Nothing is marked unread again.') });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'The viewer’s own notifications, newest first, of what they may still see.',
  permission: 'session.valid',
  query: z.object({
    page,
    limit: limit(30, 100),
    shouldBatch: z.boolean().default(false).describe('Those of one kind about one discussion as one.'),
    expand: expand(['discussion']),
  }),
  response: z.array(notification),
  paging: 'more',
});

export const getNotification = endpoint({
  method: 'GET',
  path: '/notifications/:notificationID',
  summary: 'One of the viewer’s own notifications.',
  permission: 'session.valid',
  params: one,
  response: notification,
  errors: ['notification.notYours'],
});

export const patchNotification = endpoint({
  method: 'PATCH',
  path: '/notifications/:notificationID',
  summary: 'Marks a notification read, and those that are shown as one with it.',
  permission: 'session.valid',
  params: one,
  body: readBody,
  response: notification,
  errors: ['notification.notYours'],
});

export const putNotificationRead = endpoint({
  method: 'PUT',
  path: '/notifications/:notificationID/read',
  summary: 'Marks a notification read, and those that are shown as one with it.',
  permission: 'session.valid',
  params: one,
  response: notification,
  errors: ['notification.notYours'],
});

export const patchNotifications = endpoint({
  method: 'PATCH',
  path: '/notifications',
  summary: 'Marks all of the viewer’s notifications read.',
  permission: 'session.valid',
  body: readBody,
  response: bulkProgress,
  status: 204,
  isBulkOperation: true,
});

/** What windows of a member show while they are open. */
export interface NotificationsState {
  /** Up to 100, which stands for more. */
  countUnread: number;
}

declare module '../../platform/contract/live-states.ts' {
  interface LiveStates {
    notifications: NotificationsState;
  }
}
