// What decides about a permission beside roles, in words: a group that somebody is in, a rank that they have.
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { MemberGrant } from '../../../platform/server/permissions/member-grants.ts';
import { permissionSetOf, type RoleRegistry } from '../../../platform/server/permissions/permission-sets.ts';
import { isBound } from '../../../platform/server/permissions/rules-of-keys.ts';
import { memberGrants } from '../../../platform/server/places/member-grants.ts';
import { AUDIENCE_USER_ID, Viewer } from '../../../platform/server/sessions/viewer.ts';

/** Who is in hundreds of groups is told of the first. */
const MOST_NAMED = 20;

interface Asked {
  permission: PermissionName;
  categoryID: number | null;
}

/** What grants it there where no role does, or takes it away whatever roles and the rest say. */
export async function besideRoles(
  ctx: RequestContext,
  registry: RoleRegistry,
  viewer: Viewer,
  asked: Asked,
): Promise<{ grantedBeside: string[]; takenBy: string[] }> {
  const taking = keysTaking(registry, viewer, asked.permission);
  return {
    grantedBeside: taking.length > 0 ? [] : await inWords(ctx, keysGranting(registry, viewer, asked)),
    takenBy: await inWords(ctx, taking),
  };
}

/** None of whoever is bound by nothing: as the permission engine has it. */
function keysTaking(registry: RoleRegistry, viewer: Viewer, permission: PermissionName): string[] {
  if (!isBound(viewer.permissions)) return [];
  const { ofKey } = registry.memberGrants;
  return viewer.keys.filter((key) => ofKey.get(key)?.some(({ never }) => never?.includes(permission)));
}

function keysGranting(registry: RoleRegistry, viewer: Viewer, { permission, categoryID }: Asked): string[] {
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
  return viewer.keys.filter((key) => ofKey.get(key)?.some(isOfPlace) && isHeldWith([key]));
}

async function inWords(ctx: RequestContext, keys: readonly string[]): Promise<string[]> {
  const reasons = keys.slice(0, MOST_NAMED).map(async (key) => {
    const source = memberGrants.of(ctx).find(({ name }) => key.startsWith(`${name}:`));
    return source?.reasonOf?.(ctx, key.slice(source.name.length + 1));
  });
  return (await Promise.all(reasons)).filter((reason) => reason !== undefined);
}
