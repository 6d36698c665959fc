import type { ViewType } from '../../../platform/server/layouts/view.ts';

export const brandingViews: ViewType[] = [
  {
    type: 'branding',
    resolve: async (ctx) => {
      ctx.require('community.manage');
      return {
        layoutViewType: 'branding',
        records: [],
        params: {},
        seo: { title: ctx.translator.t('Branding'), meta: [{ name: 'robots', content: 'noindex' }] },
      };
    },
  },
];
