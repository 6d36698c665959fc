import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const redirectsManagedPages: PageRoute[] = [
  globalPage('managedRedirects', /^\/dashboard\/content\/redirects\/?$/),
];
