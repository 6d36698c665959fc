import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const authenticatorsManagedPages: PageRoute[] = [
  globalPage('managedAuthenticators', /^\/dashboard\/sign-in-providers\/?$/),
];
