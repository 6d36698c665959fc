import { managedView } from '../../../platform/server/layouts/managed-view.ts';

export const appearanceViews = [
  managedView({
    type: 'appearance',
    needs: ['settings.view', 'community.manage', 'site.manage'],
    about: ({ translator }) => ({ title: translator.t('Appearance') }),
  }),
];
