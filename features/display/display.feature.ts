import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { displayTemplates } from './layouts/display-template.ts';
import { displayViews } from './server/display.views.ts';
import { displayWidgets } from './server/display.widgets.ts';

/** Light or dark, size of text, movement: what a reader chooses for this device, signed in or not. */
export const displayFeature: Feature = {
  name: 'display',
  dependsOn: [],
  views: displayViews,
  widgets: displayWidgets,
  templates: displayTemplates,
  extensions: [
    accountItems.add({
      id: 'display',
      name: 'Display',
      group: accountGroups.account,
      position: 40,
      url: '/display',
      icon: 'sun',
    }),
  ],
};
