// The second step of signing in. Features that know one add it here; a password alone does not get past it.
import { ExtensionPoint } from '../../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { sessionError } from '../../sessions.contract.ts';
import { countCode, forgetAttempts } from './sign-in-attempts.ts';

export interface SecondFactor {
  isOn(ctx: RequestContext, userID: number): Promise<boolean>;
  /** Uses the code up. */
  accepts(ctx: RequestContext, userID: number, code: string): Promise<boolean>;
}

export const secondFactors = new ExtensionPoint<SecondFactor>();

/** Asked of whoever knows the password. A wrong code is counted, so that codes cannot be guessed. */
export async function requireSecondFactor(
  ctx: RequestContext,
  userID: number,
  code: string | undefined,
  deviceID: string | undefined,
): Promise<void> {
  if (code === undefined) throw sessionError('session.secondFactorNeeded');
  const attempt = await countCode(ctx, userID, deviceID);
  for (const factor of secondFactors.of(ctx)) {
    if (!(await factor.isOn(ctx, userID))) continue;
    if (!(await factor.accepts(ctx, userID, code))) throw sessionError('session.wrongCode');
  }
  await forgetAttempts(ctx, attempt);
}

/** Whether a password alone would not be enough. */
export async function hasSecondFactor(ctx: RequestContext, userID: number): Promise<boolean> {
  for (const factor of secondFactors.of(ctx)) if (await factor.isOn(ctx, userID)) return true;
  return false;
}
