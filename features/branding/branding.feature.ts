import type { Feature } from '../../platform/server/feature/feature.ts';
import { brandingTemplates } from './layouts/branding-template.ts';
import { brandingViews } from './server/branding.views.ts';
import { brandingWidgets } from './server/branding.widgets.ts';

/** Name, logos, icons and pictures of the community on one page, each as it will look. */
export const brandingFeature: Feature = {
  name: 'branding',
  dependsOn: ['config', 'themes'],
  views: brandingViews,
  widgets: brandingWidgets,
  templates: brandingTemplates,
};
