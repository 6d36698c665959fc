// Who stands above whom. A member may not change somebody of higher rank.
import type { PermissionSet } from '../../platform/contract/permission.ts';

const RANKED: readonly (readonly [permission: string, rank: number])[] = [
  ['site.manage', 5],
  ['community.manage', 4],
  ['community.moderate', 3],
  ['curation.manage', 2],
  ['session.valid', 1],
];

const ADMINISTRATOR = 6;

export function rankOf(set: Pick<PermissionSet, 'isAdmin' | 'permissions'>): number {
  if (set.isAdmin) return ADMINISTRATOR;
  const held = RANKED.find(([permission]) =>
    set.permissions.some((entry) => entry.type === 'global' && entry.permissions[permission] === true),
  );
  return held?.[1] ?? 0;
}
