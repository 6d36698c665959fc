// Where the site maps roles, the provider says which of ours its people hold: up to moderators, by name.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { permissionSetOf } from '../../../platform/server/permissions/permission-sets.ts';
import { rankOf } from '../../roles/roles.ranks.ts';
import { assignRoles } from '../../roles/server/role.actions.ts';
import { findMemberRoles, findRoles } from '../../roles/server/role.queries.ts';
import { userEdited } from '../../users/users.events.ts';

const ADMINISTRATION_RANK = 4;

/** Unknown names count for nothing; whoever administers the site is not changed, and nobody is made to. */
export async function takeOverRoles(
  ctx: RequestContext,
  w: WriteContext,
  userID: number,
  names: readonly string[] | undefined,
): Promise<void> {
  if (!names) return;
  const registry = await ctx.site.roleRegistry();
  const wanted = new Set(names.map((name) => name.trim().toLowerCase()));
  const roleIDs = (await findRoles(w.db))
    .filter((role) => wanted.has(role.name.toLowerCase()) && role.type !== 'guest' && role.can_session)
    .map((role) => role.role_id)
    .filter((roleID) => rankOf(permissionSetOf(registry, [roleID], false)) < ADMINISTRATION_RANK);
  const held = await findMemberRoles(w.db, userID);
  if (roleIDs.length === 0 || !held) return;
  const heldRank = rankOf(permissionSetOf(registry, held.role_ids, held.admin > 0));
  const isSame = roleIDs.length === held.role_ids.length && roleIDs.every((id) => held.role_ids.includes(id));
  if (heldRank >= ADMINISTRATION_RANK || isSame) return;
  await assignRoles(w, userID, roleIDs);
  await w.announce(userEdited, { userID }, { invalidates: [cacheTag.user(userID)] });
}
