// Addresses of pages of add-ons that few sites have.
import type { PageRoute } from '../platform/contract/page.ts';

const modules = import.meta.glob<Record<string, readonly PageRoute[]>>(
  ['../features/*/*.lazy.pages.ts', '../addons/*/*.lazy.pages.ts'],
  { eager: true },
);

export const lazyRoutes: readonly PageRoute[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
