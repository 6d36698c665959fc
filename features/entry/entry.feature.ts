import type { Feature } from '../../platform/server/feature/feature.ts';
import { entryTemplates } from './layouts/entry-templates.ts';
import { findEntryPath } from './server/entry.moved-paths.ts';
import { entryViews } from './server/entry.views.ts';
import { entryWidgets } from './server/entry.widgets.ts';

export const entryFeature: Feature = {
  name: 'entry',
  addresses: ['entry'],
  dependsOn: ['authenticators', 'claims', 'invites', 'profile-fields', 'users'],
  views: entryViews,
  widgets: entryWidgets,
  templates: entryTemplates,
  findMovedPath: findEntryPath,
};
