// Pages of add-ons that few sites have, addresses and widgets: a site without one of them pays nothing for it.
import type { LaterWidgets, WebFeature } from '../platform/web/nodes/widget-registry.tsx';
import { lazyRoutes } from './lazy-routes.ts';

const modules = import.meta.glob<Record<string, WebFeature>>(
  ['../features/*/*.lazy.web.ts', '../addons/*/*.lazy.web.ts'],
  { eager: true },
);

const later: readonly LaterWidgets[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((feature) => feature.later ?? []);

export const lazyPages = { routes: lazyRoutes, later };
