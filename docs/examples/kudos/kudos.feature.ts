// The manifest: all that this add-on adds.
import { type Addon, profileTabs, searchKinds } from '@parley/addon-api';
import { reportKinds } from '@parley/addon-api/moderation';
import { kudosPermissions } from './kudos.permissions.ts';
import { kudosPageAdditions } from './server/kudos.additions.ts';
import { kudosSettings } from './server/kudos.config.ts';
import { kudosOfDemo } from './server/kudos.demo.ts';
import { kudosLeaders } from './server/kudos.leaders.ts';
import { kudosListeners } from './server/kudos.listeners.ts';
import { kudosNotifications, notifiesOfKudos } from './server/kudos.notifications.ts';
import { kudosTemplate, kudosView } from './server/kudos.page.ts';
import { kudosTab, kudosTabTemplate } from './server/kudos.profile.ts';
import { kudosReportKind } from './server/kudos.reports.ts';
import { kudosRoutes } from './server/kudos.routes.ts';
import { kudosKind } from './server/kudos.search.ts';
import { kudosPageWidget, latestKudosWidget, memberKudosWidget } from './server/kudos.widgets.ts';

export const kudosAddon: Addon = {
  name: 'kudos',
  dependsOn: [
    'users',
    'categories',
    'discussions',
    'comments',
    'profiles',
    'search',
    'notifications',
    'demo',
  ],
  addon: { key: 'kudos', name: 'Kudos', description: 'Members thank each other for comments.' },
  permissions: kudosPermissions,
  routes: kudosRoutes,
  config: Object.values(kudosSettings),
  widgets: [latestKudosWidget, kudosPageWidget, memberKudosWidget],
  pageAdditions: kudosPageAdditions,
  views: [kudosView],
  templates: [kudosTemplate, kudosTabTemplate],
  listeners: [...kudosListeners, notifiesOfKudos],
  extensions: [
    searchKinds.add(kudosKind),
    profileTabs.add(kudosTab),
    reportKinds.add(kudosReportKind),
    ...kudosNotifications,
    ...kudosLeaders,
    kudosOfDemo,
  ],
};
