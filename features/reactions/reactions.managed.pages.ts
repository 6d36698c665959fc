import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const reactionsManagedPages: PageRoute[] = [
  globalPage('managedReactions', /^\/dashboard\/content\/reactions\/?$/),
];
