// The whole product on a fresh database, for tests of every capability.

import type { PageRoute } from '../../platform/contract/page.ts';
import type { CacheLayer } from '../../platform/server/cache/cache-layers.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import type { RenderPage } from '../../platform/server/pages/make-page.ts';
import type { SiteOptions } from '../../platform/server/site/site.ts';
import {
  createFilledSite,
  createIdleSite,
  createTestSite,
  createTestSiteOn,
  type TestSite,
} from '../../platform/server/testing/test-site.ts';
import { allPageRoutes } from '../all-page-routes.ts';
import { features } from '../features.ts';
import { migrations } from '../migrations.ts';

interface Options {
  withJobs?: boolean;
  limitsRates?: boolean;
  statementTimeout?: number;
  renderPage?: RenderPage;
  cachesOff?: ReadonlySet<CacheLayer>;
  assetsFolder?: string;
  ways?: Pick<SiteOptions, 'databasePooler' | 'databaseReplicas' | 'redisUrl'>;
  /** Beside those of the product. */
  moreFeatures?: readonly Feature[];
  pageRoutes?: readonly PageRoute[];
}

const product = { features, migrations, pageRoutes: allPageRoutes };

export function testSite(options: Options = {}): Promise<TestSite> {
  return createTestSite({ ...product, ...options });
}

/** With add-ons of the test's own. */
export function testSiteWith(addons: readonly Feature[], options: Options = {}): Promise<TestSite> {
  return createTestSite({ ...product, ...options, moreFeatures: addons });
}

export function testSiteOn(databaseUrl: string, options: Options = {}): Promise<TestSite> {
  return createTestSiteOn({ ...product, ...options }, databaseUrl);
}

/** See `createFilledSite`. */
export function filledTestSite<Made>(
  name: string,
  fill: (test: TestSite) => Promise<Made>,
  options: Options = {},
): Promise<{ test: TestSite; made: Made }> {
  return createFilledSite({ ...product, ...options }, name, fill);
}

/** See `createIdleSite`. */
export const idleSite = (databaseUrl?: string) => createIdleSite(product, databaseUrl);
