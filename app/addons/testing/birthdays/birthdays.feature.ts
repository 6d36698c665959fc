import { type Addon, configKey, widget } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import { birthdayPermissions } from './birthdays.permissions.ts';
import { cakeRoutes } from './server/cake.routes.ts';
import { nextCake } from './server/next-cake.ts';

export const birthdaysAddon: Addon = {
  name: 'birthdays',
  addon: { key: 'birthdays', name: 'Birthdays', description: 'Cakes for members.' },
  permissions: birthdayPermissions,
  routes: cakeRoutes,
  config: [
    configKey({
      key: 'birthdays.flavour',
      schema: z.string().min(1).max(50),
      default: 'plum',
      read: 'public',
      write: 'site.manage',
      description: 'What cakes are made of.',
    }),
  ],
  widgets: [
    widget({
      id: 'birthdays.cake',
      component: 'CakeWidget',
      name: 'Cake',
      schema: z.object({}),
      hydrate: async (ctx) => nextCake(ctx),
    }),
  ],
  pageAdditions: async (ctx, view) =>
    view.layoutViewType === 'home'
      ? [{ area: 'content', node: { $reactComponent: 'CakeWidget', $reactProps: await nextCake(ctx) } }]
      : [],
};
