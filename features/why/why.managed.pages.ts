import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const whyPages: PageRoute[] = [
  globalPage('why', /^\/dashboard\/why\/?$/),
  globalPage('ownWhy', /^\/why\/?$/),
];
