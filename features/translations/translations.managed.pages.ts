import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const translationsPages: PageRoute[] = [
  globalPage('languageSettings', /^\/appearance\/languages\/?$/),
];
