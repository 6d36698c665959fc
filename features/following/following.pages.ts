import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const followingPages: PageRoute[] = [
  globalPage('followedContent', /^\/profile\/followed-content\/?$/),
];
