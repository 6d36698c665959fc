// /dashboard/content/messages
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';

const ADDRESS = '/dashboard/content/messages';

export const managedMessagesView = managedView({
  type: 'managedMessages',
  needs: 'community.moderate',
  address: ADDRESS,
  about: ({ translator }) => ({ title: translator.t('Messages on pages') }),
});

export const managedMessagesTemplate = oneWidget(
  'managedMessages',
  'Messages on pages',
  'moderation-messages.managed',
);

export const managedMessagesWidget = widget({
  id: 'moderation-messages.managed',
  component: 'ManagedMessagesPage',
  name: 'Messages on pages',
  views: [],
  hydrate: async () => ({}),
});

export const managedMessagesAdmin = adminPages.add({
  id: 'moderation-messages',
  title: 'Messages on pages',
  description: 'What moderators have to say on pages of a kind, or of a category: written, shown, taken off.',
  group: adminGroups.content,
  position: 70,
  url: ADDRESS,
  icon: 'megaphone',
  views: ['managedMessages'],
  permission: 'community.moderate',
});
