// One push to one device, by the push service of its maker: an address that a member named, so it is asked as any other.

import type { RequestContext } from '../../../platform/server/http/context.ts';
import { guardedFetch } from '../../../platform/server/outgoing-http/guarded-fetch.ts';
import { outgoingConfig } from '../../../platform/server/outgoing-http/outgoing.config.ts';
import { OutgoingProblem } from '../../../platform/server/outgoing-http/outgoing-problem.ts';
import type { PushDevice } from './push.queries.ts';
import { sealPush } from './seal-push.ts';
import { authorization } from './site-keys.ts';

const TIMEOUT_MS = 8000;
const MOST_BYTES_OF_ANSWER = 10_000;
/** Whoever is away for longer sees on the site what there was. */
const QUEUED_SECONDS = 24 * 3600;

/** `gone`: the device wants none any more. `refused`: this one is not taken, whenever it is sent. */
export type Outcome = 'sent' | 'gone' | 'refused';

/** The push service is away, or wants to be asked later. */
class PushServiceAway extends Error {
  override name = 'PushServiceAway';
}

/** Https alone, but for hosts that the settings name. */
export function isPushAddress(ctx: Pick<RequestContext, 'setting'>, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, host } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || ctx.setting(outgoingConfig.allowedHosts).includes(host);
}

/** Throws where it is worth trying again. */
export async function sendPush(ctx: RequestContext, device: PushDevice, text: string): Promise<Outcome> {
  if (!isPushAddress(ctx, device.endpoint)) return 'gone';
  const { site } = ctx;
  const body = sealPush(text, { publicKey: device.public_key, authSecret: device.auth_secret });
  const headers = {
    authorization: await authorization(site, device.endpoint),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(QUEUED_SECONDS),
    urgency: 'normal',
  };
  const rules = {
    allowedHosts: ctx.setting(outgoingConfig.allowedHosts),
    maxRedirects: 0,
    maxBytes: MOST_BYTES_OF_ANSWER,
    timeoutMs: TIMEOUT_MS,
  };
  const ask = async (): Promise<Outcome> => {
    const { status } = await guardedFetch(device.endpoint, { method: 'POST', headers, body }, rules);
    if (status === 429 || status >= 500) throw new PushServiceAway(`The push service answered ${status}.`);
    return outcomeOf(status);
  };
  try {
    return await site.circuitBreaker.ask(`push ${new URL(device.endpoint).host}`, ask, isAtFault);
  } catch (error) {
    // An address that nothing may be sent to, today or tomorrow.
    if (error instanceof OutgoingProblem && !isAtFault(error)) return 'gone';
    throw error;
  }
}

function outcomeOf(status: number): Outcome {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'refused';
}

function isAtFault(error: unknown): boolean {
  if (error instanceof OutgoingProblem) return ['timeout', 'unreachable'].includes(error.reason);
  return error instanceof PushServiceAway;
}
