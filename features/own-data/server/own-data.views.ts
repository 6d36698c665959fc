import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { OWN_DATA_PATH } from '../own-data.address.ts';

export const ownDataViews = [
  managedView({
    type: 'ownData',
    needs: 'session.valid',
    address: OWN_DATA_PATH,
    about: ({ translator }) => ({ title: translator.t('Your data') }),
  }),
];
