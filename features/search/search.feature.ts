import type { Feature } from '../../platform/server/feature/feature.ts';
import { reindexCommand } from './server/search.commands.ts';
import { searchListeners } from './server/search.listeners.ts';
import { searchRoutes } from './server/search.routes.ts';
import { searchResultsWidget, searchTemplate, searchView } from './server/search.view.ts';

export const searchFeature: Feature = {
  name: 'search',
  dependsOn: ['users', 'categories', 'discussions', 'comments'],
  routes: searchRoutes,
  listeners: searchListeners,
  views: [searchView],
  templates: [searchTemplate],
  widgets: [searchResultsWidget],
  commands: [reindexCommand],
};
