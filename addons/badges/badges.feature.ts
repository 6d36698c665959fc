import {
  type Addon,
  adminGroups,
  adminPages,
  memberLabels,
  profileTabs,
  quickLinks,
  recordDetails,
  searchKinds,
  staffActs,
} from '@parley/addon-api';
import { BADGES_PATH, MANAGED_PATH } from './badge.address.ts';
import { badgesApi } from './badges.api.ts';
import { badgePermissions } from './badges.permissions.ts';
import { AWARD_ALL_JOB, awardListeners, awardToAll, startAwarding } from './server/award.jobs.ts';
import { badgeActs } from './server/badge.acts.ts';
import { badgeAwards } from './server/badge.awards.ts';
import { badgesOfDemo } from './server/badge.demo.ts';
import { badgeLabels, badgesOfAuthors, badgesOfUsers } from './server/badge.labels.ts';
import { badgeNotificationListeners, badgeNotifications } from './server/badge.notifications.ts';
import { badgeRecounts } from './server/badge.recounts.ts';
import { routes } from './server/badge.routes.ts';
import { badgeKind, badgeSearchListeners } from './server/badge.search.ts';
import { badgesConfig } from './server/badges.config.ts';
import { badgesErasure, badgesOwnData } from './server/badges.erasure.ts';
import { managedBadgesTemplate, managedBadgesView, managedBadgesWidget } from './server/badges.managed.ts';
import { badgePageWidgets, badgesTab, badgeTemplates, badgeViews } from './server/badges.page.ts';
import { latestBadgesWidget } from './server/badges.widget.ts';
import { importedBadges, importedPictures, picturesOfBadges } from './server/imported-badges.ts';

/** What members earn by what they do, are given by hand, and ask for. */
export const badgesAddon: Addon = {
  name: 'badges',
  api: badgesApi,
  dependsOn: [
    'users',
    'roles',
    'profiles',
    'categories',
    'discussions',
    'comments',
    'reactions',
    'account-deletion',
    'notifications',
    'widgets',
    'search',
    'demo',
    'media',
  ],
  addon: {
    key: 'badges',
    name: 'Badges',
    description: 'Members earn badges by what they do, and are given them for what no rule sees.',
    configKey: 'plugins.badges',
  },
  addresses: ['badges', 'badge'],
  permissions: badgePermissions,
  routes,
  config: Object.values(badgesConfig),
  listeners: [...awardListeners, ...badgeNotificationListeners, ...badgeSearchListeners],
  jobs: { [AWARD_ALL_JOB]: { kind: 'bulk', run: awardToAll } },
  onStart: startAwarding,
  recounts: badgeRecounts,
  views: [...badgeViews, managedBadgesView],
  templates: [...badgeTemplates, managedBadgesTemplate],
  widgets: [...badgePageWidgets, latestBadgesWidget, managedBadgesWidget],
  extensions: [
    ...badgesErasure,
    ...badgesOwnData,
    badgeAwards,
    importedBadges,
    importedPictures,
    picturesOfBadges,
    badgesOfDemo,
    searchKinds.add(badgeKind),
    ...badgeNotifications,
    memberLabels.add(badgeLabels),
    recordDetails.add(badgesOfUsers),
    badgesOfAuthors,
    profileTabs.add(badgesTab),
    staffActs.add({ acts: badgeActs }),
    quickLinks.add({
      id: 'badges',
      position: 48,
      name: 'Badges',
      url: BADGES_PATH,
      icon: 'award',
      permission: 'badges.view',
    }),
    adminPages.add({
      id: 'badges',
      title: 'Badges',
      description: 'What members earn by what they do, or are given; and who asks for one.',
      group: adminGroups.people,
      position: 76,
      url: MANAGED_PATH,
      icon: 'award',
      views: ['managedBadges'],
      permission: 'badges.moderate',
    }),
  ],
};
