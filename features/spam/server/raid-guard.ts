import type { RequestContext } from '../../../platform/server/http/context.ts';
import { registrationError } from '../../users/registration.contract.ts';
import { spamConfig } from './spam.config.ts';

/** While raid mode is on, nobody comes in but by invitation. */
export async function closedInRaids(ctx: RequestContext): Promise<boolean> {
  if (ctx.setting(spamConfig.raidMode)) throw registrationError('registration.closed');
  return false;
}
