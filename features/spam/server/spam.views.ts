import { managedView } from '../../../platform/server/layouts/managed-view.ts';

export const spamViews = [
  managedView({
    type: 'spam',
    needs: 'community.moderate',
    address: '/dashboard/content/spam',
    about: ({ translator }) => ({ title: translator.t('Spam') }),
  }),
  managedView({
    type: 'rateLimits',
    needs: 'site.manage',
    address: '/dashboard/content/rate-limits',
    about: ({ translator }) => ({ title: translator.t('Rate limits') }),
  }),
];
