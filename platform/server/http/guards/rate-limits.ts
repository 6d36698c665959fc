// An endpoint that says `rateLimit` in its contract is held to it: by account, as far as that is trusted, and by address;
// administrators are exempt.
import type { FastifyReply } from 'fastify';
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { DomainError } from '../../../contract/errors.ts';
import type { RateLimitName } from '../../../contract/rate-limits.ts';
import { atTrust } from '../../../contract/trust.ts';
import type { RateLimit } from '../../config/rate-limit-config.ts';
import { trustConfig } from '../../config/trust-config.ts';
import { trustLevelOf } from '../../sessions/trust-level.ts';
import { AUDIENCE_USER_ID } from '../../sessions/viewer.ts';
import type { RequestContext } from '../context.ts';
import type { Drawn } from './rates.ts';
import type { Draw } from './token-bucket.ts';

/** Answers how to give back what was drawn, where a success shall cost nothing. */
export async function requireWithinRate(
  ctx: RequestContext,
  { rateLimit }: EndpointSpec,
  reply: FastifyReply,
): Promise<(() => Promise<void>) | undefined> {
  if (!rateLimit) return undefined;
  const concerned = await drawRate(ctx, rateLimit, (headers) => reply.headers(headers));
  if (!ctx.site.features.rateLimit(rateLimit).countsFailuresOnly) return undefined;
  return () => ctx.site.rates.giveBack(concerned);
}

/** Counts one more of these, or refuses it: for what a page does without a call of its own. */
export async function drawRate(
  ctx: RequestContext,
  rateLimit: RateLimitName,
  setHeaders: (headers: Record<string, string>) => void = () => {},
): Promise<readonly Drawn[]> {
  if (ctx.site.options.limitsRates === false || ctx.can('site.manage')) return [];
  const concerned = bucketsOf(ctx, rateLimit);
  const seen = await ctx.site.rates.draw(concerned);
  const tightest = seen.toSorted(byTightness)[0];
  if (!tightest) return [];
  setHeaders(rateHeaders(tightest, concerned));
  if (!tightest.isAllowed) throw tooManyRequests(rateLimit, tightest.retryAfter);
  return concerned;
}

function bucketsOf(ctx: RequestContext, name: RateLimitName): Drawn[] {
  const limit = ctx.site.features.rateLimit(name);
  const seconds = ctx.setting(limit.seconds);
  const drawn = (subject: string, count: number): Drawn[] =>
    count === 0 ? [] : [{ key: `${name} ${subject}`, allowance: { count, seconds } }];
  const { isGuest, userID } = ctx.viewer;
  // A page that all members share and a token of roles have no account to count by.
  const isNobody = isGuest || userID === AUDIENCE_USER_ID;
  return [
    ...(isNobody ? [] : drawn(`user ${userID}`, accountLimit(ctx, limit))),
    ...(isNobody || !limit.countsGuestsOnly
      ? drawn(`address ${networkOf(ctx.address)}`, ctx.setting(limit.perAddress))
      : []),
  ];
}

/** More for whom the community knows. 0: no limit. */
function accountLimit(ctx: RequestContext, { perAccount, isSameForAll }: RateLimit): number {
  const count = ctx.setting(perAccount);
  if (count === 0 || isSameForAll) return count;
  return atTrust(count, ctx.setting(trustConfig.rates[trustLevelOf(ctx)]));
}

/** One household has a whole network of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':');
}

function byTightness(a: Draw, b: Draw): number {
  return b.retryAfter - a.retryAfter || a.remaining - b.remaining;
}

function rateHeaders({ limit, remaining, reset }: Draw, concerned: readonly Drawn[]): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(reset),
    'ratelimit-policy': concerned
      .map(({ allowance }) => `${allowance.count};w=${allowance.seconds}`)
      .join(', '),
  };
}

function tooManyRequests(name: RateLimitName, retryAfter: number): DomainError {
  const wait = retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  return new DomainError('rateLimit', 429, `That was too often. Please wait ${wait}, then try again.`, {
    retryAfter,
    rateLimit: name,
  });
}
