// Between the fragments of the API and the rows of role_permissions.
import { validationProblem } from '../../../platform/contract/errors.ts';
import { itemError } from '../../../platform/contract/item-errors.ts';
import { CONSOLIDATED } from '../../../platform/server/permissions/consolidated.ts';
import type { PermissionRegistry } from '../../../platform/server/permissions/permission-registry.ts';
import type { RoleGrant } from '../../../platform/server/permissions/permission-sets.ts';
import type { PermissionFragment } from '../roles.contract.ts';

export interface Grant {
  resourceType: string;
  resourceID: number;
  permission: string;
  isGranted: boolean;
  /** Which of the given fragments it is. */
  index: number;
}

/** Consolidated names are taken apart; null (some of its parts) changes nothing. */
export function readGrants(registry: PermissionRegistry, fragments: readonly PermissionFragment[]): Grant[] {
  return fragments.flatMap((fragment, index) => {
    const isRoot = fragment.type === 'global' || (fragment.id ?? 0) <= 0;
    const place = isRoot
      ? { resourceType: 'global', resourceID: 0 }
      : { resourceType: fragment.type, resourceID: fragment.id ?? 0 };
    return Object.entries(fragment.permissions).flatMap(([name, isGranted]) => {
      const parts = Object.hasOwn(CONSOLIDATED, name) ? (CONSOLIDATED[name] ?? []) : [name];
      for (const part of parts) requireKnown(registry, fragment, index, part);
      return isGranted === null
        ? []
        : parts.map((permission) => ({ ...place, permission, isGranted, index }));
    });
  });
}

function requireKnown(
  registry: PermissionRegistry,
  fragment: PermissionFragment,
  index: number,
  permission: string,
): void {
  const known = registry.find(permission);
  if (known && (known.resourceType ?? 'global') === fragment.type) return;
  const message = known
    ? `names ${permission}, which cannot be granted for ${fragment.type}.`
    : `names ${permission}, which is no permission.`;
  throw validationProblem([itemError('permissions', index, message)]);
}

/** Of what is there to be granted: what belongs to an add-on that is switched off is not shown. */
export function presentGrants(
  registry: PermissionRegistry,
  stored: readonly RoleGrant[],
): PermissionFragment[] {
  const grants = stored.filter((grant) => registry.find(grant.permission));
  const globals = grants.filter((grant) => grant.resource_type === 'global');
  const isCategoryName = (grant: RoleGrant) => registry.find(grant.permission)?.resourceType === 'category';
  const own = Map.groupBy(
    grants.filter((grant) => grant.resource_type !== 'global'),
    (grant) => `${grant.resource_type}:${grant.resource_id}`,
  );
  return [
    { type: 'global', permissions: named(globals.filter((grant) => !isCategoryName(grant))) },
    { type: 'category', id: 0, permissions: withConsolidatedNames(named(globals.filter(isCategoryName))) },
    ...[...own.values()].map((each) => presentOwn(each)),
  ];
}

function presentOwn(grants: readonly RoleGrant[]): PermissionFragment {
  const { resource_type, resource_id } = grants[0] as RoleGrant;
  const permissions = named(grants);
  return {
    type: resource_type as PermissionFragment['type'],
    id: resource_id,
    permissions: resource_type === 'category' ? withConsolidatedNames(permissions) : permissions,
  };
}

function named(grants: readonly RoleGrant[]): Record<string, boolean> {
  return Object.fromEntries(grants.map((grant) => [grant.permission, true]));
}

function withConsolidatedNames(permissions: Record<string, boolean>): Record<string, boolean | null> {
  const result: Record<string, boolean | null> = { ...permissions };
  for (const [name, parts] of Object.entries(CONSOLIDATED)) {
    const held = parts.filter((part) => permissions[part] === true).length;
    result[name] = held === parts.length ? true : held === 0 ? false : null;
  }
  return result;
}
