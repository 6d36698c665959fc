import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const profileFieldsManagedPages: PageRoute[] = [
  globalPage('managedProfileFields', /^\/dashboard\/profile-fields\/?$/),
];
