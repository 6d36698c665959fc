import { type Addon, quickLinks } from '@parley/addon-api';
import { LEADERBOARD_PATH } from './leaderboard.address.ts';
import { leaderboardsApi } from './leaderboards.api.ts';
import { leaderboardPermissions } from './leaderboards.permissions.ts';
import { awardListeners, CATCH_UP_JOB, catchUpOnAwards, startCatchingUp } from './server/follow-awards.ts';
import { leaderboardTemplate, leaderboardView, leaderboardWidget } from './server/leaderboard.page.ts';
import { leaderboardRoutes } from './server/leaderboard.routes.ts';
import { leaderboardExtensions } from './server/leaderboard.source.ts';
import { leaderboardsConfig } from './server/leaderboards.config.ts';
import { leaderboardDemo } from './server/leaderboards.demo.ts';
import { leaderboardErasure } from './server/leaderboards.erasure.ts';
import { leaderboardExpiries, leaderboardRecounts } from './server/leaderboards.recounts.ts';

/** Who was given most points in a day, a week, a month, a year, and ever. */
export const leaderboardsAddon: Addon = {
  name: 'leaderboards',
  api: leaderboardsApi,
  dependsOn: [
    'account-deletion',
    'categories',
    'comments',
    'discussions',
    'profiles',
    'reactions',
    'roles',
    'users',
    'widgets',
  ],
  addon: {
    key: 'leaderboards',
    name: 'Leaderboards',
    description:
      'Who was given most points today, this week, this month, this year and ever; by category too.',
    configKey: 'plugins.leaderboards',
  },
  addresses: ['leaderboard'],
  permissions: leaderboardPermissions,
  routes: leaderboardRoutes,
  config: Object.values(leaderboardsConfig),
  listeners: awardListeners,
  jobs: { [CATCH_UP_JOB]: { kind: 'bulk', run: catchUpOnAwards } },
  onStart: startCatchingUp,
  recounts: leaderboardRecounts,
  expiries: leaderboardExpiries,
  views: [leaderboardView],
  templates: [leaderboardTemplate],
  widgets: [leaderboardWidget],
  extensions: [
    ...leaderboardExtensions,
    ...leaderboardErasure,
    leaderboardDemo,
    quickLinks.add({
      id: 'leaderboard',
      position: 49,
      name: 'Leaderboard',
      url: LEADERBOARD_PATH,
      icon: 'trophy',
      permission: 'leaderboards.view',
    }),
  ],
};
