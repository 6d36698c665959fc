import { widget } from '../../../platform/server/layouts/widget.ts';
import { shownNotification } from '../shown-notification.ts';
import { presentNotifications } from './notification.present.ts';
import { listBatches } from './notification.queries.ts';

const PAGE_SIZE = 30;

export const notificationWidgets = [
  widget({
    id: 'notifications.page',
    component: 'NotificationsPage',
    name: 'All notifications',
    views: ['notifications'],
    hydrate: async (ctx, { params }) => {
      const page = params.page ?? 1;
      const rows = await listBatches(ctx, { page, limit: PAGE_SIZE });
      const notifications = await presentNotifications(ctx, rows, { withDiscussion: false });
      return {
        page,
        notifications: notifications.map(shownNotification),
        hasOlder: rows.length === PAGE_SIZE,
      };
    },
  }),
  widget({
    id: 'notifications.preferences',
    component: 'PreferencesPage',
    name: 'Notification preferences',
    views: ['notificationPreferences'],
    hydrate: async (ctx) => ({ userID: ctx.viewer.userID }),
  }),
  widget({
    id: 'notifications.defaults',
    component: 'DefaultsPage',
    name: 'What members are notified of',
    views: ['notificationDefaults'],
    hydrate: async () => ({}),
  }),
  widget({
    id: 'notifications.unsubscribe',
    component: 'UnsubscribePage',
    name: 'Unsubscribe from mails',
    views: ['unsubscribe'],
    hydrate: async (_ctx, { params }) => ({ token: params.unsubscribeToken ?? '' }),
  }),
];
