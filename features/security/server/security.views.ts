import type { ViewType } from '../../../platform/server/layouts/view.ts';

export const securityViews: ViewType[] = [
  {
    type: 'accountSecurity',
    isPersonal: () => true,
    resolve: async (ctx, lookup) => {
      if (ctx.viewer.isGuest)
        return { redirectTo: '/entry/signin?Target=%2Faccount%2Fsecurity', status: 302 };
      return {
        layoutViewType: 'accountSecurity',
        records: [],
        params: { connectProblem: lookup.params.connectProblem },
        seo: { title: ctx.translator.t('Security'), meta: [{ name: 'robots', content: 'noindex' }] },
      };
    },
  },
];
