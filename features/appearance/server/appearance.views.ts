import type { ViewType } from '../../../platform/server/layouts/view.ts';

export const appearanceViews: ViewType[] = [
  {
    type: 'appearance',
    resolve: async (ctx) => {
      ctx.require(['settings.view', 'community.manage', 'site.manage']);
      return {
        layoutViewType: 'appearance',
        records: [],
        params: {},
        seo: { title: ctx.translator.t('Appearance'), meta: [{ name: 'robots', content: 'noindex' }] },
      };
    },
  },
];
