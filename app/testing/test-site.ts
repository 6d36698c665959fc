// The whole product on a fresh database, for tests of every capability.

import type { RenderPage } from '../../platform/server/pages/make-page.ts';
import { createTestSite, type TestSite } from '../../platform/server/testing/test-site.ts';
import { features } from '../features.ts';
import { migrations } from '../migrations.ts';
import { pageRoutes } from '../page-routes.ts';

export function testSite(
  options: { withJobs?: boolean; limitsRates?: boolean; renderPage?: RenderPage; assetsFolder?: string } = {},
): Promise<TestSite> {
  return createTestSite({ features, migrations, pageRoutes, ...options });
}
