import { widget } from '../../../platform/server/layouts/widget.ts';
import type { AddonsPageProps } from '../addons.contract.ts';
import { addons } from './addons.ts';

export const addonWidgets = [
  widget({
    id: 'addons.settings',
    component: 'AddonsPage',
    name: 'Add-ons',
    views: ['addonSettings'],
    hydrate: async (ctx) => {
      if (!ctx.can('site.manage')) return null;
      const props: AddonsPageProps = {
        addons: addons(ctx).filter(({ type }) => type === 'addon'),
        isSafeMode: ctx.site.options.isSafeMode ?? false,
      };
      return { ...props };
    },
  }),
];
