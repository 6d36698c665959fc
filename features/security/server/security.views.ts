import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { signInFirst } from '../../../platform/server/pages/sign-in-first.ts';

export const securityViews: ViewType[] = [
  {
    type: 'accountSecurity',
    isPersonal: () => true,
    resolve: async (ctx, lookup) => {
      if (ctx.viewer.isGuest) return signInFirst(ctx, '/account/security');
      return {
        layoutViewType: 'accountSecurity',
        records: [],
        params: { connectProblem: lookup.params.connectProblem },
        seo: { title: ctx.translator.t('Security'), meta: [{ name: 'robots', content: 'noindex' }] },
      };
    },
  },
];
