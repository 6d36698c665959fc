import type { Feature } from '../../platform/server/feature/feature.ts';
import { entryTemplates } from './layouts/entry-templates.ts';
import { entryViews } from './server/entry.views.ts';
import { entryWidgets } from './server/entry.widgets.ts';

export const entryFeature: Feature = {
  name: 'entry',
  dependsOn: ['users'],
  views: entryViews,
  widgets: entryWidgets,
  templates: entryTemplates,
};
