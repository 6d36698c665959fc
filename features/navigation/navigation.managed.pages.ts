import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const navigationPages: PageRoute[] = [
  globalPage('navigationSettings', /^\/appearance\/navigation\/?$/),
];
