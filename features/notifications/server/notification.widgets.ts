import { widget } from '../../../platform/server/layouts/widget.ts';

export const notificationWidgets = [
  widget({
    id: 'notifications.page',
    component: 'NotificationsPage',
    name: 'All notifications',
    views: ['notifications'],
    hydrate: async (_ctx, { params }) => ({ page: params.page ?? 1 }),
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
