import type { Feature } from '../../platform/server/feature/feature.ts';
import { ignoresApi } from './ignores.api.ts';
import { ignoreRoutes } from './server/ignore.routes.ts';

/** Whom a member does not want to hear from. */
export const ignoresFeature: Feature = {
  name: 'ignores',
  api: ignoresApi,
  dependsOn: ['users'],
  tables: { readableByOthers: ['ignored_users'] },
  routes: ignoreRoutes,
};
