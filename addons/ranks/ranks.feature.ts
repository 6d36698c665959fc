import {
  type Addon,
  adminGroups,
  adminPages,
  memberGrants,
  memberLabels,
  recordDetails,
  staffActs,
  undoableActs,
} from '@parley/addon-api';
import { ranksOfDemo } from './demo/ranks.demo.ts';
import { RANKS_PATH } from './ranks.address.ts';
import { ranksApi } from './ranks.api.ts';
import { rankStaffActs } from './server/rank.acts.ts';
import { ARRIVALS_JOB, arrivalListeners, noteAllArrivals, startNoting } from './server/rank.arrivals.ts';
import { rankGrants } from './server/rank.grants.ts';
import { rankDetail, rankLabels } from './server/rank.labels.ts';
import { rankNotificationListeners, rankNotifications } from './server/rank.notifications.ts';
import { rankPurges, undoableRankDeletion } from './server/rank.removal.ts';
import { rankRoutes } from './server/rank.routes.ts';
import { undoableRankActs } from './server/rank.undo.ts';
import { ranksErasure, ranksOwnData } from './server/ranks.erasure.ts';
import { ranksTemplate, ranksView, ranksWidget } from './server/ranks.page.ts';

/** What members come to: a title beside their name, and what they may do then. */
export const ranksAddon: Addon = {
  name: 'ranks',
  api: ranksApi,
  dependsOn: [
    'users',
    'roles',
    'account-deletion',
    'comments',
    'discussions',
    'reactions',
    'notifications',
    'profiles',
    'demo',
  ],
  addon: {
    key: 'ranks',
    name: 'Ranks',
    description: 'Members come to a title beside their name, and to rights, by what they do.',
    configKey: 'plugins.ranks',
  },
  routes: rankRoutes,
  listeners: [...arrivalListeners, ...rankNotificationListeners],
  jobs: { [ARRIVALS_JOB]: { kind: 'bulk', run: noteAllArrivals } },
  onStart: startNoting,
  unfinishedWork: rankPurges,
  views: [ranksView],
  templates: [ranksTemplate],
  widgets: [ranksWidget],
  extensions: [
    ranksOfDemo,
    ...ranksErasure,
    ...ranksOwnData,
    ...rankNotifications,
    memberGrants.add(rankGrants),
    memberLabels.add(rankLabels),
    recordDetails.add(rankDetail),
    staffActs.add(rankStaffActs),
    undoableActs.add(undoableRankDeletion),
    ...undoableRankActs.map((each) => undoableActs.add(each)),
    adminPages.add({
      id: 'ranks',
      title: 'Ranks',
      description:
        'What members come to by points, posts and time: a title beside their name, and what they may do.',
      group: adminGroups.people,
      position: 75,
      url: RANKS_PATH,
      icon: 'trophy',
      views: ['ranks'],
      permission: 'site.manage',
    }),
  ],
};
