// A site of accounts, roles and settings alone: what everything else stands on has to work without it.
import { migrations } from '../../../../app/migrations.ts';
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import { createTestSite, type TestSite } from '../../../../platform/server/testing/test-site.ts';
import { configFeature } from '../../../config/config.feature.ts';
import { rolesFeature } from '../../../roles/roles.feature.ts';
import { usersFeature } from '../../users.feature.ts';

export function accountSite(
  options: { withJobs?: boolean; more?: readonly Feature[] } = {},
): Promise<TestSite> {
  const features = [rolesFeature, configFeature, usersFeature, ...(options.more ?? [])];
  return createTestSite({ features, migrations, withJobs: options.withJobs ?? false });
}
