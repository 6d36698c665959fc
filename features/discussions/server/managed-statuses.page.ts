// /dashboard/content/statuses
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';

const ADDRESS = '/dashboard/content/statuses';

export const managedStatusesView = managedView({
  type: 'managedStatuses',
  needs: 'site.manage',
  address: ADDRESS,
  about: ({ translator }) => ({ title: translator.t('Statuses') }),
});

export const managedStatusesTemplate = oneWidget('managedStatuses', 'Statuses', 'discussions.managed');

export const managedStatusesWidget = widget({
  id: 'discussions.managed',
  component: 'StatusesPage',
  name: 'Statuses',
  views: [],
  hydrate: async () => ({}),
});

export const managedStatusesAdmin = adminPages.add({
  id: 'statuses',
  title: 'Statuses',
  description: 'Where a discussion stands: open, solved and others of your own.',
  group: adminGroups.content,
  position: 40,
  url: ADDRESS,
  icon: 'circle-dot',
  views: ['managedStatuses'],
  permission: 'site.manage',
});
