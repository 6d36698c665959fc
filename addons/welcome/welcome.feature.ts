import { type Addon, quickLinks } from '@parley/addon-api';
import {
  CATCH_UP_JOB,
  catchUpOnFirstPosts,
  firstPostListeners,
  startCatchingUp,
} from './server/follow-posts.ts';
import { newcomerRoutes } from './server/newcomer.routes.ts';
import {
  newcomersPageWidget,
  newcomersTemplate,
  newcomersView,
  newcomersWidget,
} from './server/newcomers.page.ts';
import { welcomeConfig } from './server/welcome.config.ts';
import { welcomeErasure, welcomeExpiries } from './server/welcome.places.ts';
import { NEWCOMERS_PATH } from './welcome.address.ts';
import { welcomeApi } from './welcome.api.ts';
import { welcomePermissions } from './welcome.permissions.ts';

/** Newcomers whose first post nobody has answered yet. */
export const welcomeAddon: Addon = {
  name: 'welcome',
  api: welcomeApi,
  dependsOn: ['users', 'roles', 'categories', 'discussions', 'comments', 'account-deletion', 'widgets'],
  addon: {
    key: 'welcome',
    name: 'Welcome',
    description:
      'Staff, and members who may, see whose first post nobody has answered yet, and say who was welcomed.',
    configKey: 'plugins.welcome',
  },
  addresses: ['newcomers'],
  permissions: welcomePermissions,
  routes: newcomerRoutes,
  config: Object.values(welcomeConfig),
  listeners: firstPostListeners,
  jobs: { [CATCH_UP_JOB]: { kind: 'bulk', run: catchUpOnFirstPosts } },
  onStart: startCatchingUp,
  expiries: welcomeExpiries,
  views: [newcomersView],
  templates: [newcomersTemplate],
  widgets: [newcomersWidget, newcomersPageWidget],
  extensions: [
    ...welcomeErasure,
    quickLinks.add({
      id: 'newcomers',
      position: 60,
      name: 'People you could welcome',
      url: NEWCOMERS_PATH,
      icon: 'smile',
      permission: 'newcomers.welcome',
    }),
  ],
};
