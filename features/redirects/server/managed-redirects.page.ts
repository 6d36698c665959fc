// /dashboard/content/redirects
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';

const ADDRESS = '/dashboard/content/redirects';

export const managedRedirectsView = managedView({
  type: 'managedRedirects',
  needs: 'community.manage',
  address: ADDRESS,
  about: ({ translator }) => ({ title: translator.t('Redirects') }),
});

export const managedRedirectsTemplate = oneWidget('managedRedirects', 'Redirects', 'redirects.managed');

export const managedRedirectsWidget = widget({
  id: 'redirects.managed',
  component: 'ManagedRedirectsPage',
  name: 'Redirects',
  views: [],
  hydrate: async () => ({}),
});

export const managedRedirectsAdmin = adminPages.add({
  id: 'redirects',
  title: 'Redirects',
  description: 'Old addresses and where they lead now: added, changed, deleted.',
  group: adminGroups.content,
  position: 80,
  url: ADDRESS,
  icon: 'corner-up-right',
  views: ['managedRedirects'],
  permission: 'community.manage',
});
