// What a set of roles may do in a category, before and after a change.
import { hasPermission, type PermissionSet } from '../../../platform/contract/permission.ts';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { permissionSetOf, type RoleRegistry } from '../../../platform/server/permissions/permission-sets.ts';

export interface Difference {
  gains: string[];
  losses: string[];
}

export type Compare = (roleIDs: readonly number[], isAdmin: boolean) => Difference;

export const isChanged = ({ gains, losses }: Difference) => gains.length > 0 || losses.length > 0;

/** Members with the same roles have the same answer. */
export function comparing(
  before: RoleRegistry,
  after: RoleRegistry,
  resourceID: number,
  names: readonly PermissionName[],
): Compare {
  const known = new Map<PermissionSet, Difference>();
  const place = { resourceType: 'category', resourceID };
  return (roleIDs, isAdmin) => {
    const old = permissionSetOf(before, roleIDs, isAdmin);
    const found = known.get(old);
    if (found) return found;
    const now = permissionSetOf(after, roleIDs, isAdmin);
    const difference: Difference = { gains: [], losses: [] };
    for (const name of names) {
      const [had, has] = [hasPermission(old, name, place), hasPermission(now, name, place)];
      if (had !== has) (has ? difference.gains : difference.losses).push(name);
    }
    known.set(old, difference);
    return difference;
  };
}
