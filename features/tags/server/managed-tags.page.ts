// /dashboard/content/tags
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';

const ADDRESS = '/dashboard/content/tags';

export const managedTagsView = managedView({
  type: 'managedTags',
  needs: 'community.manage',
  address: ADDRESS,
  about: ({ translator }) => ({ title: translator.t('Tags') }),
});

export const managedTagsTemplate = oneWidget('managedTags', 'Tags', 'tags.managed');

export const managedTagsWidget = widget({
  id: 'tags.managed',
  component: 'TagsPage',
  name: 'Tags',
  views: [],
  hydrate: async () => ({}),
});

export const managedTagsAdmin = adminPages.add({
  id: 'tags',
  title: 'Tags',
  description: 'Words that cross the categories: found, renamed and deleted, with how much each is used.',
  group: adminGroups.content,
  position: 20,
  url: ADDRESS,
  icon: 'tag',
  views: ['managedTags'],
  permission: 'community.manage',
});
