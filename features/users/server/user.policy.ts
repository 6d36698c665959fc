// Who sees what of a member, and who may change them.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { outranksViewer, ranksBelowViewer } from '../../roles/server/role.policy.ts';
import { userError } from '../users.contract.ts';
import { userConfig } from './user.config.ts';
import type { UserRow } from './user.queries.ts';

export type Visibility = 'full' | 'basic' | 'private';

const FULL_VIEWERS = ['users.add', 'users.edit', 'users.delete', 'personalInfo.view'] as const;

export function isFullViewer(ctx: RequestContext): boolean {
  return ctx.can(FULL_VIEWERS);
}

/** Private, or banned where that is as much: only the member and personalInfo.view look behind it. */
export function isRestricted(
  ctx: RequestContext,
  user: Pick<UserRow, 'user_id' | 'is_private' | 'banned'>,
): boolean {
  if (user.user_id === ctx.viewer.userID || ctx.can('personalInfo.view')) return false;
  return user.is_private || (user.banned !== 0 && ctx.setting(userConfig.hidesBannedProfiles));
}

export function visibilityOf(
  ctx: RequestContext,
  user: Pick<UserRow, 'user_id' | 'is_private' | 'banned'>,
): Visibility {
  if (user.user_id === ctx.viewer.userID) return 'full';
  if (isRestricted(ctx, user)) return 'private';
  if (isFullViewer(ctx)) return 'full';
  return ctx.can('profiles.view') ? 'basic' : 'private';
}

/** To ban somebody takes more than being their equal. */
export async function requireBelow(ctx: RequestContext, userID: number): Promise<void> {
  if (!(await ranksBelowViewer(ctx, userID))) throw userError('user.notBelow');
}

export async function requireEditable(ctx: RequestContext, userID: number): Promise<void> {
  if (userID === ctx.viewer.userID) return ctx.require(['profiles.edit', 'users.edit']);
  return requireManageable(ctx, userID);
}

/** Somebody who manages members changes one: nobody above them. */
export async function requireManageable(ctx: RequestContext, userID: number): Promise<void> {
  ctx.require('users.edit');
  if (await outranksViewer(ctx, userID)) throw userError('user.outranked');
}
