import { managedView } from '../../../platform/server/layouts/managed-view.ts';

export const addonViews = [
  managedView({
    type: 'addonSettings',
    needs: 'site.manage',
    address: '/settings/addons',
    about: ({ translator }) => ({ title: translator.t('Add-ons') }),
  }),
];
