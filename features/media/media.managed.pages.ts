import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const mediaManagedPages: PageRoute[] = [
  globalPage('managedMedia', /^\/dashboard\/content\/media\/?$/),
];
