import type { Feature } from '../../platform/server/feature/feature.ts';
import { route } from '../../platform/server/http/route.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { widget } from '../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { findAllTokens } from '../users/server/credentials/all-tokens.queries.ts';
import { ACCESS_TOKENS_PATH } from './access-tokens.address.ts';
import { listAllTokens } from './access-tokens.contract.ts';

/** Which programs can act for whom: seen and revoked in one place. */
export const accessTokensFeature: Feature = {
  name: 'access-tokens',
  addresses: ['dashboard'],
  dependsOn: ['users'],
  routes: [route(listAllTokens, (ctx, { query }) => findAllTokens(ctx, query))],
  views: [
    managedView({
      type: 'accessTokens',
      needs: 'site.manage',
      address: ACCESS_TOKENS_PATH,
      about: ({ translator }) => ({ title: translator.t('Access tokens') }),
    }),
  ],
  templates: [oneWidget('accessTokens', 'Access tokens', 'accessTokens.page')],
  widgets: [
    widget({
      id: 'accessTokens.page',
      component: 'AccessTokensPage',
      name: 'Access tokens',
      views: [],
      hydrate: async () => ({}),
    }),
  ],
  extensions: [
    adminPages.add({
      id: 'accessTokens',
      title: 'Access tokens',
      description:
        'Which programs act for whom, what they may do and when they did last; revoke them; try the API.',
      group: adminGroups.system,
      position: 36,
      url: ACCESS_TOKENS_PATH,
      icon: 'key-round',
      views: ['accessTokens'],
      permission: 'site.manage',
    }),
  ],
};
