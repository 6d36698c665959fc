// Every address that is a page. The server knows all of them; the browser fetches those of deferred pages when it needs them.
import type { PageRoute } from '../platform/contract/page.ts';
import { lazyRoutes } from './lazy-routes.ts';
import { managedRoutes } from './managed-routes.ts';
import { pageRoutes } from './page-routes.ts';

export const allPageRoutes: readonly PageRoute[] = [...managedRoutes, ...lazyRoutes, ...pageRoutes];
