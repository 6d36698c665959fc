// Who may give which reaction, and take it away again.
import { permissionProblem } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireWritableCategory } from '../../categories/server/category.policy.ts';
import { reactionPermissions } from '../reaction.abilities.ts';
import { reactionError } from '../reactions.contract.ts';
import type { ReactionRecord } from './reaction.records.ts';
import type { ReactionTypeRow } from './reaction.types.ts';

export async function requireMayReact(
  ctx: RequestContext,
  record: ReactionRecord,
  type: ReactionTypeRow,
): Promise<void> {
  requireClassPermission(ctx, type);
  await requireWritableCategory(ctx, record.categoryID);
  if (!type.is_active) throw reactionError('reaction.switchedOff');
  if (record.insertUserID === ctx.viewer.userID && !ctx.can('community.moderate'))
    throw reactionError('reaction.ownPost');
  if (type.is_protected && (await isModerator(ctx, record.insertUserID)))
    throw reactionError('reaction.protectedPost');
}

/** Whoever may give a type may also take it back; somebody else’s only a moderator, whatever they may give themselves. */
export function requireMayRetract(ctx: RequestContext, userID: number, type: ReactionTypeRow): void {
  if (userID === ctx.viewer.userID) requireClassPermission(ctx, type);
  else ctx.require('community.moderate');
}

function requireClassPermission(ctx: RequestContext, type: ReactionTypeRow): void {
  const permissions = reactionPermissions(type);
  if (!ctx.can(permissions)) throw permissionProblem(permissions.slice(0, 1));
}

async function isModerator(ctx: RequestContext, userID: number): Promise<boolean> {
  const row = await ctx.db.row<{ is_moderator: boolean }>(sql`
    select u.admin > 0 or exists (
        select from user_roles m join role_permissions p using (role_id)
        where m.user_id = u.user_id and p.resource_type = 'global' and p.permission = 'community.moderate'
      ) as is_moderator
    from users u where u.user_id = ${userID}`);
  return row?.is_moderator ?? false;
}
