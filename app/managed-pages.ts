// The pages where something is managed, addresses and widgets: few readers open one.
import type { LaterWidgets, WebFeature } from '../platform/web/nodes/widget-registry.tsx';
import { managedRoutes } from './managed-routes.ts';

const modules = import.meta.glob<Record<string, WebFeature>>(
  ['../features/*/*.managed.web.ts', '../addons/*/*.managed.web.ts'],
  { eager: true },
);

const later: readonly LaterWidgets[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((feature) => feature.later ?? []);

export const managedPages = { routes: managedRoutes, later };
