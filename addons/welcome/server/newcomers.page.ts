// The page /newcomers and the widget for layouts. Who waits is asked for by the browser: pages are shared by all who have the same
// roles, and of two who welcome people neither should see whom the other has welcomed a while ago.
import { oneWidget, propFields, type ViewType, widget } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import { NEWCOMERS_PATH } from '../welcome.address.ts';
import { MOST_NEWCOMERS } from '../welcome.contract.ts';
import { welcomeConfig } from './welcome.config.ts';

export const newcomersView: ViewType = {
  type: 'newcomers',
  resolve: async (ctx) => {
    ctx.require('newcomers.welcome');
    return {
      layoutViewType: 'newcomers',
      records: [],
      params: {},
      seo: { title: ctx.translator.t('People you could welcome'), url: ctx.url(NEWCOMERS_PATH) },
    };
  },
};

export const newcomersWidget = widget({
  id: 'welcome.newcomers',
  component: 'NewcomersToWelcome',
  name: 'People you could welcome',
  schema: z.object({ limit: propFields.limit(MOST_NEWCOMERS) }),
  hydrate: async (ctx, { props }) =>
    ctx.can('newcomers.welcome') ? { limit: props.limit ?? ctx.setting(welcomeConfig.shown) } : null,
});

export const newcomersPageWidget = widget({
  id: 'welcome.page',
  component: 'NewcomersPage',
  name: 'Page of people you could welcome',
  hydrate: async (ctx) => (ctx.can('newcomers.welcome') ? { limit: MOST_NEWCOMERS } : null),
});

export const newcomersTemplate = oneWidget('newcomers', 'People you could welcome', 'welcome.page');
