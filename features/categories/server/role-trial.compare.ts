// What a set of roles may do before and after a change: of the whole site, and in each category.
import { hasPermission, type PermissionSet } from '../../../platform/contract/permission.ts';
import type { DefinedPermission } from '../../../platform/contract/permission-definition.ts';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { permissionSetOf, type RoleRegistry } from '../../../platform/server/permissions/permission-sets.ts';
import type { CategoryTree } from './category.snapshot.ts';

export interface FoundChange {
  permission: DefinedPermission;
  isGained: boolean;
  /** Null: of the whole site. */
  categoryIDs: readonly number[] | null;
}

export interface Sides {
  before: PermissionSet;
  after: PermissionSet;
  changes: readonly FoundChange[];
}

export type CompareRoles = (roleIDs: readonly number[], isAdmin: boolean) => Sides;

interface Trial {
  registries: readonly [RoleRegistry, RoleRegistry];
  trees: readonly [CategoryTree, CategoryTree];
  permissions: readonly DefinedPermission[];
}

/** Members with the same roles have the same answer. */
export function comparingRoles({ registries: [old, now], trees, permissions }: Trial): CompareRoles {
  const known = new Map<PermissionSet, Sides>();
  const places = placesOf(trees);
  return (roleIDs, isAdmin) => {
    const before = permissionSetOf(old, roleIDs, isAdmin);
    const found = known.get(before);
    if (found) return found;
    const after = permissionSetOf(now, roleIDs, isAdmin);
    const changes = permissions.flatMap((permission) => changesOf(permission, [before, after], places));
    const sides = { before, after, changes };
    known.set(before, sides);
    return sides;
  };
}

/** Categories that take their permissions from the same place before and after. */
function placesOf([tree, changedTree]: Trial['trees']): number[][] {
  const places = Map.groupBy(
    tree.all.map((node) => node.category_id),
    (id) => `${tree.permissionCategoryID(id)} ${changedTree.permissionCategoryID(id)}`,
  );
  return [...places.values()];
}

function changesOf(
  permission: DefinedPermission,
  [before, after]: readonly [PermissionSet, PermissionSet],
  places: readonly number[][],
): FoundChange[] {
  const name = permission.name as PermissionName;
  const turn = (question: { resourceType?: string; resourceID?: number; mode?: 'global' }) => {
    const [had, has] = [hasPermission(before, name, question), hasPermission(after, name, question)];
    return had === has ? undefined : has;
  };
  if (permission.resourceType !== 'category') {
    const isGained = turn({ mode: 'global' });
    return isGained === undefined ? [] : [{ permission, isGained, categoryIDs: null }];
  }
  const turned = Map.groupBy(places, ([first]) => turn({ resourceType: 'category', resourceID: first ?? 0 }));
  return [true, false].flatMap((isGained) => {
    const categoryIDs = turned.get(isGained)?.flat() ?? [];
    return categoryIDs.length === 0 ? [] : [{ permission, isGained, categoryIDs }];
  });
}
