// /dashboard/invitations
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';
import { userConfig } from '../../users/server/user.config.ts';

const ADDRESS = '/dashboard/invitations';

export const managedInvitesView = managedView({
  type: 'managedInvites',
  needs: 'community.moderate',
  address: ADDRESS,
  about: ({ translator }) => ({ title: translator.t('Invitations') }),
});

export const managedInvitesTemplate = oneWidget('managedInvites', 'Invitations', 'invites.managed');

export const managedInvitesWidget = widget({
  id: 'invites.managed',
  component: 'ManagedInvitesPage',
  name: 'Invitations',
  views: [],
  hydrate: async (ctx) => ({
    isOpen: ctx.setting(userConfig.registrationMethod) === 'Invitation',
  }),
});

export const managedInvitesAdmin = adminPages.add({
  id: 'invitations',
  title: 'Invitations',
  description: 'Who was invited by whom, who came, and what is still open.',
  group: adminGroups.people,
  position: 17,
  url: ADDRESS,
  icon: 'mail-plus',
  views: ['managedInvites'],
  permission: 'community.moderate',
});
