import { managedView } from '../../../platform/server/layouts/managed-view.ts';

export const translationViews = [
  managedView({
    type: 'languageSettings',
    needs: 'site.manage',
    address: '/appearance/languages',
    about: ({ translator }) => ({ title: translator.t('Languages') }),
  }),
];
