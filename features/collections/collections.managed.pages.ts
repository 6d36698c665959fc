import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const collectionsManagedPages: PageRoute[] = [
  globalPage('managedCollections', /^\/dashboard\/content\/collections\/?$/),
];
