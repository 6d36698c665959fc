// Whose preferences somebody may read and change, and what is offered to whom.
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { hasPermission, type PermissionSet } from '../../../../platform/contract/permission.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { permissionSetOf } from '../../../../platform/server/permissions/permission-sets.ts';
import { outranksViewer } from '../../../roles/server/role.policy.ts';
import { findMemberRoles } from '../../../roles/server/role.queries.ts';
import { mailChannel } from '../mail/mail.channel.ts';
import { type NotificationPreference, notificationPreferences } from '../notification-preferences.ts';
import { siteDefaultOf } from './site-defaults.ts';

/** Somebody whose preferences they are. */
export interface Member {
  userID: number;
  permissions: PermissionSet;
}

/** One's own, or those of a member one may edit: their rights decide what is offered. */
export async function requireMember(ctx: RequestContext, userID = ctx.viewer.userID): Promise<Member> {
  if (userID === ctx.viewer.userID) return { userID, permissions: ctx.viewer.permissions };
  ctx.require('users.edit');
  const member = await findMemberRoles(ctx.db, userID);
  if (!member) throw notFound('User');
  const roleIDs = member.banned > 0 ? [] : member.role_ids;
  const permissions = permissionSetOf(await ctx.site.roleRegistry(), roleIDs, member.admin > 0);
  return { userID, permissions };
}

/** Nobody changes what somebody above them wants. */
export async function requireChangeable(ctx: RequestContext, userID: number): Promise<Member> {
  const member = await requireMember(ctx, userID);
  if (await outranksViewer(ctx, userID)) throw permissionProblem(['users.edit']);
  return member;
}

export function mayHaveMails(ctx: Pick<RequestContext, 'setting'>, member: Member): boolean {
  return mailChannel.isOffered(ctx, member);
}

/** What the site has switched off is offered to nobody. */
export function offeredTo(ctx: RequestContext, { permissions }: Member): NotificationPreference[] {
  return notificationPreferences
    .of(ctx)
    .filter(({ permission }) => permission === undefined || hasPermission(permissions, permission))
    .filter(
      (preference) => !siteDefaultOf(ctx, preference).disabled && preference.isOffered?.(ctx) !== false,
    );
}
