import { managedView } from '../../../platform/server/layouts/managed-view.ts';

export const brandingViews = [
  managedView({
    type: 'branding',
    needs: 'community.manage',
    about: ({ translator }) => ({ title: translator.t('Branding') }),
  }),
];
