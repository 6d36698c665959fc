import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { liveTopics } from '../../platform/server/live/live-topic.ts';
import { notificationsApi } from './notifications.api.ts';
import { notifyJob } from './server/fan-out/notify.jobs.ts';
import { notificationsTopic } from './server/live-notifications.ts';
import { MAIL_JOB } from './server/mail/enqueue-mails.ts';
import { mailJob } from './server/mail/mail.jobs.ts';
import { unsubscribeDocuments } from './server/mail/unsubscribe.documents.ts';
import { unsubscribeRoutes } from './server/mail/unsubscribe.routes.ts';
import { markAllReadOperation } from './server/notification.actions.ts';
import { notificationConfig } from './server/notification.config.ts';
import { notificationCounts, notificationExpiries } from './server/notification.counts.ts';
import { notificationDocuments } from './server/notification.documents.ts';
import { notificationRoutes } from './server/notification.routes.ts';
import { NOTIFY_JOB } from './server/notifies-of.ts';
import { preferenceRoutes } from './server/preferences/preference.routes.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  addresses: ['notifications'],
  api: notificationsApi,
  dependsOn: ['config', 'locales', 'roles', 'users'],
  config: Object.values(notificationConfig),
  routes: [...notificationRoutes, ...preferenceRoutes, ...unsubscribeRoutes],
  documents: [...notificationDocuments, ...unsubscribeDocuments],
  jobs: { [NOTIFY_JOB]: notifyJob, ...externalJobs({ [MAIL_JOB]: mailJob }) },
  memberCounts: notificationCounts,
  extensions: [liveTopics.add(notificationsTopic)],
  expiries: notificationExpiries,
  bulkOperations: [markAllReadOperation],
};
