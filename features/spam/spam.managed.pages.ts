import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const spamPages: PageRoute[] = [
  globalPage('spam', /^\/dashboard\/content\/spam\/?$/),
  globalPage('rateLimits', /^\/dashboard\/content\/rate-limits\/?$/),
];
