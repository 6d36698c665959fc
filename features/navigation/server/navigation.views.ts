import { managedView } from '../../../platform/server/layouts/managed-view.ts';

export const navigationViews = [
  managedView({
    type: 'navigationSettings',
    needs: 'site.manage',
    address: '/appearance/navigation',
    about: ({ translator }) => ({ title: translator.t('Navigation') }),
  }),
];
