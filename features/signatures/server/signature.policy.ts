// Who may see a signature as it was written, and who may change or remove it.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { outranksViewer } from '../../roles/server/role.policy.ts';
import { findUser } from '../../users/server/user.queries.ts';
import { userError } from '../../users/users.contract.ts';
import { signatureError } from '../signatures.contract.ts';
import { signatureConfig } from './signature.config.ts';

/** Those who look after what others write. */
export const SIGNATURE_MODERATORS = ['community.moderate', 'users.edit'] as const;

/** Nobody puts words into the mouth of somebody else. */
export async function requireOwn(ctx: RequestContext, userID: number): Promise<void> {
  if (userID !== ctx.viewer.userID) {
    if (!(await findUser(ctx.db, userID))) throw notFound('User');
    throw signatureError('signature.notYours');
  }
  requireSwitchedOn(ctx);
}

export function requireSwitchedOn(ctx: RequestContext): void {
  if (!ctx.setting(signatureConfig.isEnabled)) throw signatureError('signature.off');
}

/** One's own, or as a moderator that of a member who does not stand above oneself. */
export async function requireMayRemove(ctx: RequestContext, userID: number): Promise<void> {
  if (userID === ctx.viewer.userID) return;
  if (!ctx.can(SIGNATURE_MODERATORS)) throw signatureError('signature.notYours');
  if (!(await findUser(ctx.db, userID))) throw notFound('User');
  if (await outranksViewer(ctx, userID)) throw userError('user.outranked');
}
