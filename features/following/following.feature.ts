import { sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { notificationExclusions } from '../notifications/server/notification-exclusions.ts';
import { FOLLOWING_PATH } from './following.address.ts';
import { followingApi } from './following.api.ts';
import { followingTemplates } from './layouts/following.templates.ts';
import { followingHooks } from './server/following.hooks.ts';
import { followingNotifications } from './server/following.notifications.ts';
import { followingOwnData } from './server/following.own-data.ts';
import { followingRoutes } from './server/following.routes.ts';
import { followingSiteMeta } from './server/following.site-meta.ts';
import { followingState } from './server/following.viewer-state.ts';
import { followingViews } from './server/following.views.ts';
import { followingWidgets } from './server/following.widgets.ts';
import { forgetFollowed } from './server/forget-kinds.ts';
import { isMuted, mutes } from './server/muted.condition.ts';
import { hasOwnLists, mutedInLists } from './server/muted.lists.ts';
import { ownFollowables } from './server/own-followables.ts';

export const followingFeature: Feature = {
  name: 'following',
  api: followingApi,
  dependsOn: ['categories', 'discussions', 'notifications', 'tags', 'users'],
  routes: followingRoutes,
  views: followingViews,
  templates: followingTemplates,
  widgets: followingWidgets,
  siteMeta: [followingSiteMeta],
  transactionHooks: followingHooks,
  viewerState: followingState,
  hasOwnPages: hasOwnLists,
  expiries: [
    {
      name: 'mutes',
      remove: (db, limit) =>
        db.execute(sql`
          delete from mutes where ctid in (
            select ctid from mutes where date_until < now() order by date_until limit ${sql.integer(limit)})`),
    },
  ],
  forgetAddon: forgetFollowed,
  provides: { listExclusion: mutedInLists, memberHas: [mutes] },
  extensions: [
    ...followingOwnData,
    accountItems.add({
      id: 'followed-content',
      name: 'Followed and muted',
      group: accountGroups.account,
      position: 25,
      url: FOLLOWING_PATH,
      icon: 'bell-off',
    }),
    ...ownFollowables,
    ...followingNotifications,
    notificationExclusions.add((ctx, { userID, isViewer, discussionID, actorUserID }) =>
      isViewer && ctx.viewer.lacks(mutes)
        ? sql.raw('false')
        : isMuted(ctx, userID, { discussionID, authorID: actorUserID }),
    ),
  ],
};
