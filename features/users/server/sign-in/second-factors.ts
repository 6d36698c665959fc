// The second step of signing in. The feature that knows one provides it; a password alone does not get past it.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { sessionError } from '../../sessions.contract.ts';
import { countCode, forgetAttempts } from './sign-in-attempts.ts';

export interface SecondFactor {
  isOn(ctx: RequestContext, userID: number): Promise<boolean>;
  /** Uses the code up. */
  accepts(ctx: RequestContext, userID: number, code: string): Promise<boolean>;
}

declare module '../../../../platform/server/feature/provided.ts' {
  interface Provided {
    secondFactor: SecondFactor;
  }
}

/** Asked of whoever knows the password. A wrong code is counted, so that codes cannot be guessed. */
export async function requireSecondFactor(
  ctx: RequestContext,
  userID: number,
  code: string | undefined,
  deviceID: string | undefined,
): Promise<void> {
  if (code === undefined) throw sessionError('session.secondFactorNeeded');
  const attempt = await countCode(ctx, userID, deviceID);
  const factor = ctx.site.features.provided.secondFactor;
  if ((await factor?.isOn(ctx, userID)) && !(await factor?.accepts(ctx, userID, code)))
    throw sessionError('session.wrongCode');
  await forgetAttempts(ctx, attempt);
}

/** Whether a password alone would not be enough. */
export async function hasSecondFactor(ctx: RequestContext, userID: number): Promise<boolean> {
  return (await ctx.site.features.provided.secondFactor?.isOn(ctx, userID)) === true;
}
