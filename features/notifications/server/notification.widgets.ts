import { widget } from '../../../platform/server/layouts/widget.ts';
import { shownNotification } from '../shown-notification.ts';
import { presentNotifications } from './notification.present.ts';
import { listBatches } from './notification.queries.ts';
import { requireMember } from './preferences/preference.policy.ts';
import { preferencesOf } from './preferences/preference.present.ts';
import { schemaOf } from './preferences/preference.schema.ts';
import { presentQuiet } from './quiet/quiet.present.ts';
import { findQuietHours } from './quiet/quiet.queries.ts';

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
    hydrate: async (ctx) => {
      if (ctx.viewer.isGuest) return null;
      const member = await requireMember(ctx);
      const { notifications } = schemaOf(ctx, member).properties;
      return {
        userID: member.userID,
        groups: Object.values(notifications.properties).filter((each) => each !== undefined),
        stored: await preferencesOf(ctx, member),
      };
    },
  }),
  widget({
    id: 'notifications.quiet',
    component: 'QuietHours',
    name: 'Quiet hours',
    views: ['notificationPreferences'],
    hydrate: async (ctx) => {
      const { userID, isGuest } = ctx.viewer;
      if (isGuest) return null;
      return { userID, quiet: presentQuiet(ctx, await findQuietHours(ctx.db, userID)) };
    },
  }),
  widget({
    id: 'notifications.panels',
    component: 'PreferencePanels',
    name: 'Further preferences',
    views: ['notificationPreferences'],
    hydrate: async (ctx) => (ctx.viewer.isGuest ? null : {}),
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
