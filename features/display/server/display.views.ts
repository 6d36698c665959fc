import type { ViewType } from '../../../platform/server/layouts/view.ts';

export const displayViews: ViewType[] = [
  {
    type: 'display',
    // Whoever cannot read a page as it is may change it before they sign in.
    allowsUnauthenticated: true,
    resolve: async (ctx) => ({
      layoutViewType: 'display',
      records: [],
      params: {},
      seo: {
        title: ctx.translator.t('Display'),
        meta: [{ name: 'robots', content: 'noindex' }],
      },
    }),
  },
];
