// What of a member only managers change. Sent along as it stands it does no harm: forms send back what they read.
import { DomainError } from '../../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { findMemberRoles } from '../../../roles/server/role.queries.ts';
import type { UserPatch } from '../../users.contract.ts';
import type { UserRow } from '../user.queries.ts';

/** Refuses what would be ignored otherwise, by its name. */
export async function requireUnmanaged(ctx: RequestContext, user: UserRow, patch: UserPatch): Promise<void> {
  const roleIDs = (await findMemberRoles(ctx.db, user.user_id))?.role_ids ?? [];
  const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b).join();
  const changes: Record<string, boolean> = {
    roleID: patch.roleID !== undefined && sorted(patch.roleID) !== sorted(roleIDs),
    banned: patch.banned !== undefined && patch.banned !== (user.banned !== 0),
    emailConfirmed: patch.emailConfirmed !== undefined && patch.emailConfirmed !== user.email_confirmed,
    bypassSpam: patch.bypassSpam !== undefined && patch.bypassSpam !== user.bypass_spam,
    photo: patch.photo !== undefined && (patch.photo || null) !== user.photo_url,
    resetPassword: patch.resetPassword === true,
  };
  const refused = Object.keys(changes).filter((name) => changes[name]);
  if (refused.length === 0) return;
  const errors = refused.map((field) => ({
    field,
    code: 'permission',
    message: 'Only those who manage members may change this.',
    status: 403,
  }));
  throw new DomainError('permission', 403, 'Only those who manage members may change this.', { errors });
}
