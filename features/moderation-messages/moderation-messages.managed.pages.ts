import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const moderationMessagesManagedPages: PageRoute[] = [
  globalPage('managedMessages', /^\/dashboard\/content\/messages\/?$/),
];
