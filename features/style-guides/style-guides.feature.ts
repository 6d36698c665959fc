import type { Feature } from '../../platform/server/feature/feature.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { styleGuideTemplates } from './layouts/style-guide-templates.ts';
import { styleGuideViews } from './server/style-guide.views.ts';
import { styleGuideWidgets } from './server/style-guide.widgets.ts';

/** Every component of the design system in every state, under the theme that holds or is tried out. */
export const styleGuidesFeature: Feature = {
  name: 'style-guides',
  dependsOn: [],
  views: styleGuideViews,
  widgets: styleGuideWidgets,
  templates: styleGuideTemplates,
  extensions: [
    adminPages.add({
      id: 'style-guide',
      title: 'Style guide',
      description: 'Every component in every state, under the theme of this page.',
      group: adminGroups.appearance,
      position: 80,
      url: '/appearance/style-guides',
      icon: 'layers',
      views: ['styleGuides'],
      permission: ['settings.view', 'site.manage'],
    }),
  ],
};
