import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { FOLLOWING_PATH } from '../following.address.ts';

export const followingViews = [
  managedView({
    type: 'followedContent',
    needs: 'session.valid',
    address: FOLLOWING_PATH,
    about: ({ translator }) => ({ title: translator.t('Followed and muted') }),
  }),
];
