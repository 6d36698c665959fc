import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { renewSession } from '../../users/server/sign-in/session.actions.ts';
import * as contract from '../two-factor.contract.ts';
import {
  renewRecoveryCodes,
  setUpTwoFactor,
  turnOffTwoFactor,
  turnOnTwoFactor,
  twoFactorState,
} from './two-factor.actions.ts';

/** Whoever has just proved who they are goes on under a new session id. */
async function renewed<T>(ctx: RequestContext, body: T): Promise<Answer<T>> {
  return new Answer(body, { cookies: await renewSession(ctx) });
}

export const twoFactorRoutes = [
  route(contract.getTwoFactor, async (ctx) => twoFactorState(ctx)),
  route(contract.setUpTwoFactor, async (ctx, { body }) =>
    renewed(ctx, await setUpTwoFactor(ctx, body.passwordConfirmation)),
  ),
  route(contract.turnOnTwoFactor, async (ctx, { body }) =>
    renewed(ctx, { recoveryCodes: await turnOnTwoFactor(ctx, body.code) }),
  ),
  route(contract.renewRecoveryCodes, async (ctx, { body }) =>
    renewed(ctx, { recoveryCodes: await renewRecoveryCodes(ctx, body) }),
  ),
  route(contract.turnOffTwoFactor, async (ctx, { body }) => {
    await turnOffTwoFactor(ctx, body);
    return renewed(ctx, undefined);
  }),
];
