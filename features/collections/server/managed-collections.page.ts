// /dashboard/content/collections
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';

const ADDRESS = '/dashboard/content/collections';

export const managedCollectionsView = managedView({
  type: 'managedCollections',
  needs: 'community.manage',
  address: ADDRESS,
  about: ({ translator }) => ({ title: translator.t('Collections') }),
});

export const managedCollectionsTemplate = oneWidget(
  'managedCollections',
  'Collections',
  'collections.managed',
);

export const managedCollectionsWidget = widget({
  id: 'collections.managed',
  component: 'ManagedCollectionsPage',
  name: 'Collections',
  views: [],
  hydrate: async () => ({}),
});

export const managedCollectionsAdmin = adminPages.add({
  id: 'collections',
  title: 'Collections',
  description:
    'Discussions and categories gathered by hand, to be shown together: made, put in order, deleted.',
  group: adminGroups.content,
  position: 60,
  url: ADDRESS,
  icon: 'folder-plus',
  views: ['managedCollections'],
  permission: 'community.manage',
});
