import { managedView } from '../../../platform/server/layouts/managed-view.ts';

export const premoderationViews = [
  managedView({
    type: 'premoderation',
    needs: 'community.moderate',
    address: '/dashboard/content/premoderation',
    about: ({ translator }) => ({ title: translator.t('Premoderation') }),
  }),
];
