// What grants a permission beside roles, in words: a group that somebody is in, a rank that they have.
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { MemberGrant } from '../../../platform/server/permissions/member-grants.ts';
import { permissionSetOf, type RoleRegistry } from '../../../platform/server/permissions/permission-sets.ts';
import { memberGrants } from '../../../platform/server/places/member-grants.ts';
import { AUDIENCE_USER_ID, Viewer } from '../../../platform/server/sessions/viewer.ts';

/** Who is in hundreds of groups is told of the first. */
const MOST_NAMED = 20;

export async function grantedBeside(
  ctx: RequestContext,
  registry: RoleRegistry,
  viewer: Viewer,
  { permission, categoryID }: { permission: PermissionName; categoryID: number | null },
): Promise<string[]> {
  const question = categoryID === null ? {} : { resourceType: 'category', resourceID: categoryID };
  const isHeldWith = (keys: readonly string[]) => {
    const permissions = permissionSetOf(registry, viewer.roleIDs, false, keys);
    const { name, roleIDs } = viewer;
    return new Viewer({ userID: AUDIENCE_USER_ID, name, roleIDs, permissions, via: 'system' }).why(
      permission,
      question,
    ).allowed;
  };
  if (isHeldWith([])) return [];
  const decisive = categoryID === null ? undefined : registry.junctionAliases.category?.[String(categoryID)];
  const isOfPlace = ({ categoryID: place }: MemberGrant) =>
    place === undefined || place === categoryID || place === decisive;
  const { ofKey } = registry.memberGrants;
  const granting = viewer.keys
    .filter((key) => ofKey.get(key)?.some(isOfPlace) && isHeldWith([key]))
    .slice(0, MOST_NAMED);
  const reasons = granting.map(async (key) => {
    const source = memberGrants.of(ctx).find(({ name }) => key.startsWith(`${name}:`));
    return source?.reasonOf?.(ctx, key.slice(source.name.length + 1));
  });
  return (await Promise.all(reasons)).filter((reason) => reason !== undefined);
}
