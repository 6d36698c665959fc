import { decide, type PermissionSet } from '../../contract/permission.ts';

/** Whether whoever holds `own` may do all that `other` allows, everywhere and in every single record. */
export function coversPermissions(own: PermissionSet, other: PermissionSet): boolean {
  if (own.isAdmin) return true;
  if (other.isAdmin) return false;
  return other.permissions.every(({ type, id, permissions }) => {
    const question =
      type === 'global' || id === undefined
        ? ({ mode: 'global' } as const)
        : ({ mode: 'resource', resourceType: type, resourceID: id } as const);
    const held = Object.keys(permissions).filter((name) => permissions[name] === true);
    return held.every((name) => decide(own, name, question).allowed);
  });
}
