import type { ViewType } from '../../../platform/server/layouts/view.ts';

export const styleGuideViews: ViewType[] = [
  {
    type: 'styleGuides',
    resolve: async (ctx) => {
      ctx.require(['settings.view', 'site.manage']);
      return {
        layoutViewType: 'styleGuides',
        records: [],
        params: {},
        seo: { title: 'Style guide', meta: [{ name: 'robots', content: 'noindex' }] },
      };
    },
  },
];
