import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { authenticatorsApi } from './authenticators.api.ts';
import { authenticatorActHooks, authenticatorActs } from './server/authenticator.acts.ts';
import { authenticatorRoutes } from './server/authenticator.routes.ts';
import { authenticatorsOwnData } from './server/authenticators.own-data.ts';
import { connectDocuments } from './server/connect.documents.ts';
import { connectExpiries } from './server/connect.expiries.ts';
import { connectionRoutes } from './server/connection.routes.ts';
import {
  managedAuthenticatorsAdmin,
  managedAuthenticatorsTemplate,
  managedAuthenticatorsView,
  managedAuthenticatorsWidget,
} from './server/managed-authenticators.page.ts';
import { ssoIDs } from './server/sso-ids.ts';

export const authenticatorsFeature: Feature = {
  name: 'authenticators',
  tables: {
    leftOutOfExports: {
      connect_attempts: { reason: 'Of the last minutes.' },
    },
  },
  api: authenticatorsApi,
  addresses: ['dashboard'],
  dependsOn: ['users', 'roles'],
  routes: [...authenticatorRoutes, ...connectionRoutes],
  views: [managedAuthenticatorsView],
  templates: [managedAuthenticatorsTemplate],
  widgets: [managedAuthenticatorsWidget],
  documents: connectDocuments,
  expiries: connectExpiries,
  transactionHooks: authenticatorActHooks,
  extensions: [
    staffActs.add({ acts: authenticatorActs }),
    ...authenticatorsOwnData,
    ssoIDs,
    managedAuthenticatorsAdmin,
  ],
};
