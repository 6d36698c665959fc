// What everybody sees who has just become a member: what is told of somebody to all others, as a rank is, may not be counted
// from anything else.
import { hasPermission, type PermissionSet } from '../../contract/permission.ts';
import type { PermissionName } from '../../contract/permission-names.ts';

/** Which categories every new member sees, in SQL: `category_id <> 0 and (category_id = any(exceptions)) <> isSeenElsewhere`. */
export interface SeenByMembers {
  isSeenElsewhere: boolean;
  /** Ids of categories of which the opposite is true. */
  exceptions: readonly number[];
}

/** `set`: of the roles that members get when they register, and of nothing that some hold beside them. */
export function seenIn(set: PermissionSet, seenBy: PermissionName): SeenByMembers {
  const isSeenElsewhere = hasPermission(set, seenBy, { mode: 'global' });
  // All others are as what roles may do everywhere says.
  const own = new Set([
    ...(set.junctions?.category ?? []),
    ...Object.keys(set.junctionAliases?.category ?? {}).map(Number),
    ...(set.withheld?.category ?? []),
  ]);
  const isSeen = (resourceID: number) => hasPermission(set, seenBy, { resourceType: 'category', resourceID });
  return { isSeenElsewhere, exceptions: [...own].filter((id) => isSeen(id) !== isSeenElsewhere) };
}
