import type { Feature } from '../../platform/server/feature/feature.ts';
import { hiddenPosts } from '../users/server/counts/user.seen-counts.ts';
import { profileLayouts } from './layouts/profile.layouts.ts';
import { profilesApi } from './profiles.api.ts';
import { profilePermissions } from './profiles.permissions.ts';
import { communityWidgets } from './server/community.widgets.ts';
import { ownLeaders } from './server/own-leaders.ts';
import { peopleRoutes } from './server/people.routes.ts';
import { profileTabsOfItsOwn } from './server/profile.tabs.ts';
import { profileViews } from './server/profile.views.ts';
import { profileWidgets } from './server/profile.widgets.ts';
import { profileEditView, profileEditWidget } from './server/profile-edit.ts';
import { reactionsOfMembers } from './server/reactions-of-members.ts';
import { hiddenOwnPosts } from './server/seen-counts.ts';

export const profilesFeature: Feature = {
  name: 'profiles',
  addresses: ['account', 'profile'],
  permissions: profilePermissions,
  api: profilesApi,
  dependsOn: [
    'users',
    'profile-fields',
    'profile-texts',
    'roles',
    'categories',
    'widgets',
    'post-types',
    'discussions',
    'comments',
    'reactions',
    'search',
    'layouts',
  ],
  routes: peopleRoutes,
  views: [...profileViews, profileEditView],
  templates: profileLayouts,
  widgets: [...profileWidgets, profileEditWidget, ...communityWidgets],
  provides: { receivedReactions: reactionsOfMembers },
  extensions: [...profileTabsOfItsOwn, ...ownLeaders, hiddenPosts.add(hiddenOwnPosts)],
};
