// What a permission set may say of records. Whoever cannot see one must not learn that it exists, so it is left out of
// the grants, the junctions and the aliases: of it the engine then answers as of one that does not exist.
import { hasPermission, type PermissionSet } from '../../contract/permission.ts';
import type { RoleRegistry } from './permission-sets.ts';

const known = new WeakMap<PermissionSet, WeakMap<PermissionSet, PermissionSet>>();

/** The set as `reader` may see it: mostly its owner. */
export function redactedPermissions(
  registry: Pick<RoleRegistry, 'seenBy'>,
  set: PermissionSet,
  reader: PermissionSet = set,
): PermissionSet {
  if (reader.isAdmin && !set.withheld && !reader.withheld) return set;
  const ofSet = known.get(set) ?? new WeakMap<PermissionSet, PermissionSet>();
  known.set(set, ofSet);
  const redacted = ofSet.get(reader) ?? withoutUnseen(registry, set, reader);
  ofSet.set(reader, redacted);
  return redacted;
}

function withoutUnseen(
  { seenBy }: Pick<RoleRegistry, 'seenBy'>,
  set: PermissionSet,
  reader: PermissionSet,
): PermissionSet {
  const isSeen = (resourceType: string, resourceID: number) => {
    const permission = seenBy[resourceType];
    return permission === undefined || hasPermission(reader, permission, { resourceType, resourceID });
  };
  return {
    isAdmin: set.isAdmin,
    permissions: set.permissions.filter((entry) => entry.id === undefined || isSeen(entry.type, entry.id)),
    junctions: mapped(set.junctions ?? {}, (ids, type) => ids.filter((id) => isSeen(type, id))),
    // A record and the one whose permissions it takes are seen alike.
    junctionAliases: mapped(set.junctionAliases ?? {}, (aliases, type) =>
      Object.fromEntries(Object.entries(aliases).filter(([, id]) => isSeen(type, id))),
    ),
  };
}

function mapped<T>(
  record: Readonly<Record<string, T>>,
  change: (value: T, key: string) => T,
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
