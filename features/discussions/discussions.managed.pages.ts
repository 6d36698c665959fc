import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const discussionsManagedPages: PageRoute[] = [
  globalPage('managedStatuses', /^\/dashboard\/content\/statuses\/?$/),
];
