// Every address that is a page. The server knows all of them; the browser fetches those of deferred pages when it needs them.
import type { PageRoute } from '../platform/contract/page.ts';
import { lazyRoutes } from './lazy-routes.ts';
import { managedRoutes } from './managed-routes.ts';
import { isSpecific, pageRoutes } from './page-routes.ts';

/** In the order they are tried: those that are read most, then those of deferred pages, then what takes whatever is left. */
export const allPageRoutes: readonly PageRoute[] = [
  ...pageRoutes.filter(isSpecific),
  ...managedRoutes,
  ...lazyRoutes,
  ...pageRoutes.filter((route) => !isSpecific(route)),
];
