// The viewer of a session that looks at the site as somebody else.
import { coversPermissions } from '../permissions/covers-permissions.ts';
import { permissionSetOf, type RoleRegistry } from '../permissions/permission-sets.ts';
import type { ViewAs } from './view-as.ts';
import { AUDIENCE_USER_ID, Viewer } from './viewer.ts';

/** Who sees what they see, and is nobody: nothing that belongs to one account can be read by it. */
export function viewerAs(
  registry: RoleRegistry,
  account: Viewer,
  viewAs: ViewAs,
  member: Viewer | undefined,
): Viewer {
  const isGuest = viewAs.userID === null && viewAs.roleID === null;
  const roleIDs =
    member?.roleIDs ??
    (viewAs.roleID === null ? (registry.roleIDsByType.get('guest') ?? []) : [viewAs.roleID]);
  const { sessionID, locale } = account;
  return new Viewer({
    userID: isGuest ? 0 : AUDIENCE_USER_ID,
    name: member?.name ?? '',
    locale,
    roleIDs,
    keys: member?.keys ?? [],
    permissions: member?.permissions ?? permissionSetOf(registry, roleIDs, false),
    ...(sessionID !== undefined && { sessionID }),
    via: 'cookie',
    isReadOnly: true,
    isBanned: member?.isBanned ?? false,
    ...(member?.ban && { ban: member.ban }),
    viewedAs: {
      ...viewAs,
      account,
      ...(member && { member: { userID: member.userID, name: member.name, photoUrl: member.photoUrl } }),
    },
  });
}

/** Nobody learns by it what they may not do themselves. */
export function mayViewAs(account: Viewer, other: Pick<Viewer, 'permissions'>): boolean {
  return account.can('site.manage') && coversPermissions(account.permissions, other.permissions);
}
