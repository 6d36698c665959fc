import type { Feature } from '../../platform/server/feature/feature.ts';
import { notificationExclusions } from '../notifications/server/notification-exclusions.ts';
import { ignoresApi } from './ignores.api.ts';
import { ignores } from './server/ignore.queries.ts';
import { ignoreRoutes } from './server/ignore.routes.ts';

/** Whom a member does not want to hear from. */
export const ignoresFeature: Feature = {
  name: 'ignores',
  api: ignoresApi,
  dependsOn: ['notifications', 'users'],
  tables: { readableByOthers: ['ignored_users'] },
  routes: ignoreRoutes,
  extensions: [notificationExclusions.add((_ctx, { userID, actorUserID }) => ignores(userID, actorUserID))],
};
