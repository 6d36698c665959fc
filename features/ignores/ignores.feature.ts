import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { notificationExclusions } from '../notifications/server/notification-exclusions.ts';
import { IGNORED_PATH } from './ignore.address.ts';
import { ignoresApi } from './ignores.api.ts';
import { ignoreTemplates } from './layouts/ignore.templates.ts';
import { ignores } from './server/ignore.queries.ts';
import { ignoreRoutes } from './server/ignore.routes.ts';
import { ignoreViews } from './server/ignore.views.ts';
import { ignoreWidgets } from './server/ignore.widgets.ts';
import { ignoresOwnData } from './server/ignores.own-data.ts';

/** Whom a member does not want to hear from. */
export const ignoresFeature: Feature = {
  name: 'ignores',
  api: ignoresApi,
  dependsOn: ['notifications', 'users'],
  tables: { readableByOthers: ['ignored_users'] },
  routes: ignoreRoutes,
  views: ignoreViews,
  templates: ignoreTemplates,
  widgets: ignoreWidgets,
  extensions: [
    ...ignoresOwnData,
    notificationExclusions.add((_ctx, { userID, actorUserID }) => ignores(userID, actorUserID)),
    accountItems.add({
      id: 'ignored',
      name: 'Ignored people',
      group: accountGroups.account,
      position: 25,
      url: IGNORED_PATH,
      icon: 'eye-off',
    }),
  ],
};
