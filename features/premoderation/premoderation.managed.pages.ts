import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const premoderationPages: PageRoute[] = [
  globalPage('premoderation', /^\/dashboard\/content\/premoderation\/?$/),
];
