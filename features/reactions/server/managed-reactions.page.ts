// /dashboard/content/reactions
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';

const ADDRESS = '/dashboard/content/reactions';

export const managedReactionsView = managedView({
  type: 'managedReactions',
  needs: 'community.manage',
  address: ADDRESS,
  about: ({ translator }) => ({ title: translator.t('Reactions') }),
});

export const managedReactionsTemplate = oneWidget('managedReactions', 'Reactions', 'reactions.managed');

export const managedReactionsWidget = widget({
  id: 'reactions.managed',
  component: 'ReactionsPage',
  name: 'Reactions',
  views: [],
  hydrate: async () => ({}),
});

export const managedReactionsAdmin = adminPages.add({
  id: 'reactions',
  title: 'Reactions',
  description: 'What readers can give a post: their order, names and points, on or off.',
  group: adminGroups.content,
  position: 50,
  url: ADDRESS,
  icon: 'smile',
  views: ['managedReactions'],
  permission: 'community.manage',
});
