// The second step of signing in. Features that know one add it here; a password alone does not get past it.
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { sessionError } from '../sessions.contract.ts';
import { takeBackAttempt } from './sign-in-attempts.ts';

export interface SecondFactor {
  isOn(ctx: RequestContext, userID: number): Promise<boolean>;
  /** Uses the code up. */
  accepts(ctx: RequestContext, userID: number, code: string): Promise<boolean>;
}

export const secondFactors = new ExtensionPoint<SecondFactor>();

/** `subject` has counted this attempt already: a wrong code stays counted, so that codes cannot be guessed. */
export async function requireSecondFactor(
  ctx: RequestContext,
  userID: number,
  code: string | undefined,
  subject: string,
): Promise<void> {
  for (const factor of secondFactors.of(ctx)) {
    if (!(await factor.isOn(ctx, userID))) continue;
    if (code === undefined) {
      await takeBackAttempt(ctx, subject);
      throw sessionError('session.secondFactorNeeded');
    }
    if (!(await factor.accepts(ctx, userID, code))) throw sessionError('session.wrongCode');
  }
}

/** Whether a password alone would not be enough. */
export async function hasSecondFactor(ctx: RequestContext, userID: number): Promise<boolean> {
  for (const factor of secondFactors.of(ctx)) if (await factor.isOn(ctx, userID)) return true;
  return false;
}
