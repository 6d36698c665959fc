// /dashboard/profile-fields
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';

const ADDRESS = '/dashboard/profile-fields';

export const managedProfileFieldsView = managedView({
  type: 'managedProfileFields',
  needs: 'site.manage',
  address: ADDRESS,
  about: ({ translator }) => ({ title: translator.t('Profile fields') }),
});

export const managedProfileFieldsTemplate = oneWidget(
  'managedProfileFields',
  'Profile fields',
  'profile-fields.managed',
);

export const managedProfileFieldsWidget = widget({
  id: 'profile-fields.managed',
  component: 'ManagedProfileFieldsPage',
  name: 'Profile fields',
  views: [],
  hydrate: async () => ({}),
});

export const managedProfileFieldsAdmin = adminPages.add({
  id: 'profile-fields',
  title: 'Profile fields',
  description: 'What profiles say beside a name, who sees it, and what newcomers are asked.',
  group: adminGroups.people,
  position: 35,
  url: ADDRESS,
  icon: 'list',
  views: ['managedProfileFields'],
  permission: 'site.manage',
});
