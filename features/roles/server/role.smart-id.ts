import type { SmartIDResolver } from '../../../platform/server/http/input/smart-id.ts';
import { canSeeRole } from './role.policy.ts';
import { findRoles } from './role.queries.ts';

/** `$name:Member`. */
export const roleSmartID: SmartIDResolver = {
  record: 'role',
  recordName: 'Role',
  resolve: async (ctx, column, value) => {
    if (column !== 'name') return undefined;
    return (await findRoles(ctx.db))
      .filter((role) => role.name.toLowerCase() === value.toLowerCase() && canSeeRole(ctx, role))
      .map((role) => role.role_id);
  },
};
