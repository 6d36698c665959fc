import type { Feature } from '../../platform/server/feature/feature.ts';
import { passkeysApi } from './passkeys.api.ts';
import { passkeyExpiries } from './server/passkey.expiries.ts';
import { passkeyRoutes } from './server/passkey.routes.ts';
import { passkeysOwnData } from './server/passkeys.own-data.ts';

export const passkeysFeature: Feature = {
  name: 'passkeys',
  tables: {
    leftOutOfExports: {
      used_passkey_challenges: { reason: 'Of the last minutes.' },
    },
  },
  api: passkeysApi,
  dependsOn: ['users'],
  routes: passkeyRoutes,
  expiries: passkeyExpiries,
  extensions: passkeysOwnData,
};
