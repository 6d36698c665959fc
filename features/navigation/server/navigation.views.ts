import { permissionProblem } from '../../../platform/contract/errors.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';

export const navigationViews: ViewType[] = [
  {
    type: 'navigationSettings',
    // It shows what is stored at this moment, to whoever changes it.
    isPersonal: () => true,
    resolve: async (ctx) => {
      if (ctx.viewer.isGuest)
        return { redirectTo: '/entry/signin?Target=%2Fappearance%2Fnavigation', status: 302 };
      if (!ctx.can('site.manage')) throw permissionProblem(['site.manage']);
      return {
        layoutViewType: 'navigationSettings',
        records: [],
        params: {},
        seo: { title: 'Navigation', meta: [{ name: 'robots', content: 'noindex' }] },
      };
    },
  },
];
