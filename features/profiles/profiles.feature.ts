import type { Feature } from '../../platform/server/feature/feature.ts';
import { profileLayouts } from './layouts/profile.layouts.ts';
import { communityWidgets } from './server/community.widgets.ts';
import { profileViews } from './server/profile.views.ts';
import { profileWidgets } from './server/profile.widgets.ts';

export const profilesFeature: Feature = {
  name: 'profiles',
  dependsOn: ['users', 'roles', 'categories', 'discussions', 'comments', 'reactions', 'search', 'layouts'],
  views: profileViews,
  templates: profileLayouts,
  widgets: [...profileWidgets, ...communityWidgets],
};
