import { permissionProblem } from '../../../platform/contract/errors.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';

export const translationViews: ViewType[] = [
  {
    type: 'languageSettings',
    // It shows what is stored at this moment, to whoever changes it.
    isPersonal: () => true,
    resolve: async (ctx) => {
      if (ctx.viewer.isGuest)
        return { redirectTo: '/entry/signin?Target=%2Fappearance%2Flanguages', status: 302 };
      if (!ctx.can('site.manage')) throw permissionProblem(['site.manage']);
      return {
        layoutViewType: 'languageSettings',
        records: [],
        params: {},
        seo: { title: ctx.translator.t('Languages'), meta: [{ name: 'robots', content: 'noindex' }] },
      };
    },
  },
];
