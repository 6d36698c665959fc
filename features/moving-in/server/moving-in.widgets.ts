import { widget } from '../../../platform/server/layouts/widget.ts';
import type { MovingInPageProps } from '../moving-in.contract.ts';

export const movingInWidgets = [
  widget({
    id: 'movingIn.page',
    component: 'MovingInPage',
    name: 'Moving in',
    views: ['movingIn'],
    hydrate: async (ctx) => {
      if (!ctx.can('site.manage')) return null;
      return { isSecure: ctx.site.url.startsWith('https:') } satisfies MovingInPageProps;
    },
  }),
];
