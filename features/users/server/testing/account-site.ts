// A site of accounts, roles and settings alone: what everything else stands on has to work without it.
import { features as product } from '../../../../app/features.ts';
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
  return createTestSite({
    features: [...features, permissionsBeside(features)],
    migrations,
    withJobs: options.withJobs ?? false,
  });
}

/** The roles of a new site hold permissions of the whole product, which nobody would hold if nothing declared them. */
function permissionsBeside(features: readonly Feature[]): Feature {
  const names = new Set(features.map(({ name }) => name));
  const others = product.filter(({ name, addon }) => !names.has(name) && !addon);
  return {
    name: 'permissions-of-absent-features',
    permissions: Object.assign({}, ...others.map(({ permissions }) => permissions)),
  };
}
