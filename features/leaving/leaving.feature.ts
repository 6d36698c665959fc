import type { Feature } from '../../platform/server/feature/feature.ts';
import { leavingTemplates } from './layouts/leaving-template.ts';
import { leavingConfig } from './server/leaving.config.ts';
import { leavingMeta } from './server/leaving.site-meta.ts';
import { leavingViews } from './server/leaving.views.ts';
import { leavingWidgets } from './server/leaving.widgets.ts';

/** Links that lead out of the community: told before they are followed, and counted. */
export const leavingFeature: Feature = {
  name: 'leaving',
  dependsOn: [],
  config: Object.values(leavingConfig),
  siteMeta: [leavingMeta],
  views: leavingViews,
  widgets: leavingWidgets,
  templates: leavingTemplates,
};
