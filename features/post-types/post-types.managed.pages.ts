import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const postTypesManagedPages: PageRoute[] = [
  globalPage('managedPostTypes', /^\/dashboard\/content\/post-types\/?$/),
];
