import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { adminPagesOf, permissionsOfPages } from '../../../platform/server/places/admin-pages.ts';

/** Open for whoever may open one of the pages they lead to. */
export const adminPagesViews = [
  managedView({
    type: 'appearance',
    needs: (ctx) => permissionsOfPages(adminPagesOf(ctx, 'appearance')),
    about: ({ translator }) => ({ title: translator.t('Appearance') }),
  }),
  managedView({
    type: 'settings',
    needs: (ctx) => permissionsOfPages(adminPagesOf(ctx)),
    address: '/settings',
    about: ({ translator }) => ({ title: translator.t('Settings') }),
  }),
];
