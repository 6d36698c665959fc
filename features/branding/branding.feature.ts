import type { Feature } from '../../platform/server/feature/feature.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { firstSteps } from '../../platform/server/places/first-steps.ts';
import { brandingTemplates } from './layouts/branding-template.ts';
import { lookStep, nameStep } from './server/branding.first-steps.ts';
import { brandingViews } from './server/branding.views.ts';
import { brandingWidgets } from './server/branding.widgets.ts';
import { faviconDocument } from './server/favicon.documents.ts';

/** Name, logos, icons and pictures of the community on one page, each as it will look. */
export const brandingFeature: Feature = {
  name: 'branding',
  dependsOn: ['config', 'themes'],
  documents: [faviconDocument],
  views: brandingViews,
  widgets: brandingWidgets,
  templates: brandingTemplates,
  extensions: [
    firstSteps.add(nameStep),
    firstSteps.add(lookStep),
    adminPages.add({
      id: 'branding',
      title: 'Branding',
      description: 'Name, logos, icons, and the pictures that others see of the community.',
      group: adminGroups.appearance,
      position: 10,
      url: '/appearance/branding',
      icon: 'image',
      views: ['branding'],
      permission: 'community.manage',
    }),
  ],
};
