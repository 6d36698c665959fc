import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const adminPagesPages: PageRoute[] = [
  globalPage('appearance', /^\/appearance\/?$/),
  globalPage('settings', /^\/settings\/?$/),
];
