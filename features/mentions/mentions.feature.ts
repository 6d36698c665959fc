import type { Feature } from '../../platform/server/feature/feature.ts';
import { mentionNotifications } from './server/mention.notifications.ts';

export const mentionsFeature: Feature = {
  name: 'mentions',
  dependsOn: ['users', 'media', 'notifications'],
  extensions: mentionNotifications,
};
