// /dashboard/sign-in-providers
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';

const ADDRESS = '/dashboard/sign-in-providers';

export const managedAuthenticatorsView = managedView({
  type: 'managedAuthenticators',
  needs: 'site.manage',
  address: ADDRESS,
  about: ({ translator }) => ({ title: translator.t('Sign-in providers') }),
});

export const managedAuthenticatorsTemplate = oneWidget(
  'managedAuthenticators',
  'Sign-in providers',
  'authenticators.managed',
);

export const managedAuthenticatorsWidget = widget({
  id: 'authenticators.managed',
  component: 'ManagedAuthenticatorsPage',
  name: 'Sign-in providers',
  views: [],
  hydrate: async () => ({}),
});

export const managedAuthenticatorsAdmin = adminPages.add({
  id: 'sign-in-providers',
  title: 'Sign-in providers',
  description: 'Accounts elsewhere by which members sign in: Google, GitHub, your own OpenID Connect.',
  group: adminGroups.people,
  position: 40,
  url: ADDRESS,
  icon: 'key-round',
  views: ['managedAuthenticators'],
  permission: 'site.manage',
});
