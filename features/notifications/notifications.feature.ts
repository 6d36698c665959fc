import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { liveTopics } from '../../platform/server/live/live-topic.ts';
import { accountGroups, accountItems, accountTabs } from '../../platform/server/places/account-box.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { notificationTemplates } from './layouts/notification.templates.ts';
import { NOTIFICATIONS_PATH, PREFERENCES_PATH } from './notification.address.ts';
import { notificationsApi } from './notifications.api.ts';
import { notifyJob } from './server/fan-out/notify.jobs.ts';
import { forgetNotifications } from './server/forget-kinds.ts';
import { notificationsTopic } from './server/live-notifications.ts';
import { mailChannel } from './server/mail/mail.channel.ts';
import { mailJob } from './server/mail/mail.jobs.ts';
import { unsubscribeDocuments } from './server/mail/unsubscribe.documents.ts';
import { unsubscribeRoutes } from './server/mail/unsubscribe.routes.ts';
import { markAllReadOperation } from './server/notification.actions.ts';
import { notificationConfig } from './server/notification.config.ts';
import { notificationCounts, notificationExpiries } from './server/notification.counts.ts';
import { notificationDocuments } from './server/notification.documents.ts';
import { notificationRoutes } from './server/notification.routes.ts';
import { notificationViews } from './server/notification.views.ts';
import { notificationWidgets } from './server/notification.widgets.ts';
import { notificationChannels } from './server/notification-channels.ts';
import { notificationsOwnData } from './server/notifications.own-data.ts';
import { NOTIFY_JOB } from './server/occasion.ts';
import { preferenceRoutes } from './server/preferences/preference.routes.ts';
import { previewRoutes } from './server/preview/preview.routes.ts';
import { quietRoutes } from './server/quiet/quiet.routes.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  addresses: ['notifications'],
  api: notificationsApi,
  dependsOn: ['config', 'locales', 'media', 'roles', 'users'],
  config: Object.values(notificationConfig),
  routes: [
    ...notificationRoutes,
    ...preferenceRoutes,
    ...quietRoutes,
    ...previewRoutes,
    ...unsubscribeRoutes,
  ],
  documents: [...notificationDocuments, ...unsubscribeDocuments],
  jobs: { [NOTIFY_JOB]: notifyJob, ...externalJobs({ [mailChannel.job]: mailJob }) },
  views: notificationViews,
  templates: notificationTemplates,
  widgets: notificationWidgets,
  memberCounts: notificationCounts,
  expiries: notificationExpiries,
  bulkOperations: [markAllReadOperation],
  forgetAddon: forgetNotifications,
  extensions: [
    ...notificationsOwnData,
    liveTopics.add(notificationsTopic),
    notificationChannels.add(mailChannel),
    accountTabs.add({
      id: 'notifications',
      name: 'Notifications',
      position: 10,
      countOf: 'unreadNotifications',
      shortcut: { url: NOTIFICATIONS_PATH, icon: 'bell' },
    }),
    accountItems.add({
      id: 'notification-preferences',
      name: 'Notification preferences',
      group: accountGroups.account,
      position: 20,
      url: PREFERENCES_PATH,
      icon: 'bell',
    }),
    adminPages.add({
      id: 'notifications',
      title: 'Notifications',
      description: 'What members are notified of who set nothing themselves.',
      group: adminGroups.settings,
      position: 60,
      url: '/settings/notifications',
      icon: 'bell',
      views: ['notificationDefaults'],
      permission: 'site.manage',
    }),
  ],
};
