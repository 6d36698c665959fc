import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const invitesManagedPages: PageRoute[] = [
  globalPage('managedInvites', /^\/dashboard\/invitations\/?$/),
];
