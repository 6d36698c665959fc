import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { appearanceTemplates } from './layouts/appearance-template.ts';
import { appearanceViews } from './server/appearance.views.ts';
import { appearanceWidgets } from './server/appearance.widgets.ts';

/** One page that leads to all that changes how the community looks. */
export const appearanceFeature: Feature = {
  name: 'appearance',
  dependsOn: [],
  views: appearanceViews,
  widgets: appearanceWidgets,
  templates: appearanceTemplates,
  extensions: [
    accountItems.add({
      id: 'appearance',
      name: 'Appearance',
      group: accountGroups.admin,
      position: 10,
      url: '/appearance',
      icon: 'palette',
      permission: ['settings.view', 'community.manage', 'site.manage'],
    }),
  ],
};
