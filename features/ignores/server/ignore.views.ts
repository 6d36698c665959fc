import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { IGNORED_PATH } from '../ignore.address.ts';

export const ignoreViews = [
  managedView({
    type: 'ignored',
    needs: 'session.valid',
    address: IGNORED_PATH,
    about: ({ translator }, { page }) => ({
      title: translator.t('Ignored people'),
      params: { page: Math.min(Math.max(Math.trunc(Number(page)) || 1, 1), 100) },
    }),
  }),
];
