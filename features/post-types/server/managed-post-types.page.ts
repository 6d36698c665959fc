// /dashboard/content/post-types
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';

const ADDRESS = '/dashboard/content/post-types';

export const managedPostTypesView = managedView({
  type: 'managedPostTypes',
  needs: 'site.manage',
  address: ADDRESS,
  about: ({ translator }) => ({ title: translator.t('Post types and fields') }),
});

export const managedPostTypesTemplate = oneWidget(
  'managedPostTypes',
  'Post types and fields',
  'post-types.managed',
);

export const managedPostTypesWidget = widget({
  id: 'post-types.managed',
  component: 'PostTypesPage',
  name: 'Post types and fields',
  views: [],
  hydrate: async () => ({}),
});

export const managedPostTypesAdmin = adminPages.add({
  id: 'post-types',
  title: 'Post types and fields',
  description: 'The kinds of post, and what is asked beside their text.',
  group: adminGroups.content,
  position: 30,
  url: ADDRESS,
  icon: 'layers',
  views: ['managedPostTypes'],
  permission: 'site.manage',
});
