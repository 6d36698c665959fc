// Addresses of the pages where something is managed.
import type { PageRoute } from '../platform/contract/page.ts';

const modules = import.meta.glob<Record<string, readonly PageRoute[]>>(
  ['../features/*/*.managed.pages.ts', '../addons/*/*.managed.pages.ts'],
  { eager: true },
);

export const managedRoutes: readonly PageRoute[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
