import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { notificationChannels } from '../notifications/server/notification-channels.ts';
import { pushChannel } from './server/push.channel.ts';
import { pushConfig } from './server/push.config.ts';
import { pushJob } from './server/push.jobs.ts';
import { pushRoutes } from './server/push.routes.ts';
import { webPushApi } from './web-push.api.ts';

export const webPushFeature: Feature = {
  name: 'web-push',
  tables: {
    leftOutOfExports: {
      push_subscriptions: { reason: 'Of sessions.' },
      sent_pushes: { reason: 'Of those subscriptions.' },
    },
  },
  api: webPushApi,
  dependsOn: ['config', 'notifications', 'users'],
  config: Object.values(pushConfig),
  routes: pushRoutes,
  jobs: externalJobs({ [pushChannel.job]: pushJob }),
  extensions: [notificationChannels.add(pushChannel)],
};
