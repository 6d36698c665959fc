import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { redirectsApi } from './redirects.api.ts';
import {
  managedRedirectsAdmin,
  managedRedirectsTemplate,
  managedRedirectsView,
  managedRedirectsWidget,
} from './server/managed-redirects.page.ts';
import { redirectActs } from './server/redirect.acts.ts';
import { findRedirectedPath } from './server/redirect.queries.ts';
import { redirectRoutes } from './server/redirect.routes.ts';

/** Old addresses, and where they lead now. */
export const redirectsFeature: Feature = {
  name: 'redirects',
  api: redirectsApi,
  addresses: ['dashboard'],
  dependsOn: [],
  routes: redirectRoutes,
  findMovedPath: findRedirectedPath,
  views: [managedRedirectsView],
  templates: [managedRedirectsTemplate],
  widgets: [managedRedirectsWidget],
  extensions: [managedRedirectsAdmin, staffActs.add({ acts: redirectActs })],
};
