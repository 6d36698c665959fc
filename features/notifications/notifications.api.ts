// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { notification } from './notifications.contract.ts';

export const notificationsApi: ApiDescription = {
  schemas: { Notification: notification },
  descriptions: {
    activityName: 'The same as activityType.',
    activityType: 'For which reason it came: DiscussionMention, BookmarkComment ...',
    notificationID: 'The id of a notification.',
    notifyUsers: 'Who did it.',
  },
};
