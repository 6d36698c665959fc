// On the way to a provider and back. The state goes with the address, a secret stays in the browser's cookie; only
// both together lead on, once and within minutes. Nonce and verifier are derived from them, so that neither is stored.
import { createHmac } from 'node:crypto';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ResponseCookie } from '../../../platform/server/http/route.ts';
import { hashToken, newToken } from '../../../platform/server/sessions/tokens.ts';
import { connectError } from '../connections.contract.ts';

const MINUTES = 10;
/** Each stores a row for a while, and anybody may begin. */
const PER_ADDRESS = { count: 60, seconds: MINUTES * 60 };

export interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export function connectCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-parley-connect' : 'parley-connect';
}

function attemptOf(state: string, browserSecret: string): Attempt {
  const made = (purpose: string) =>
    createHmac('sha256', browserSecret).update(`${purpose} ${state}`).digest('base64url');
  return { state, nonce: made('nonce'), codeVerifier: made('verifier') };
}

export async function startAttempt(
  ctx: RequestContext,
  how: { authenticatorID: number; target: string; userID?: number; cookie?: string | undefined },
): Promise<{ attempt: Attempt; cookie: ResponseCookie }> {
  await requireNotTooOften(ctx);
  const state = newToken();
  // One browser may be on several ways at once: in several tabs.
  const secret = how.cookie && /^[\w-]{43}$/.test(how.cookie) ? how.cookie : newToken();
  await ctx.db.execute(sql`
    insert into connect_attempts (state_hash, authenticator_id, browser_hash, target, user_id, date_expires)
    values (${hashToken(state)}, ${how.authenticatorID}, ${hashToken(secret)}, ${how.target.slice(0, 2000)},
      ${how.userID ?? null}, now() + ${MINUTES} * interval '1 minute')`);
  const cookie = { name: connectCookieName(ctx.site.url), value: secret, maxAge: MINUTES * 60 };
  return { attempt: attemptOf(state, secret), cookie };
}

async function requireNotTooOften(ctx: RequestContext): Promise<void> {
  if (ctx.site.options.limitsRates === false) return;
  const key = `connect ${ctx.address}`;
  const [draw] = await ctx.site.rates.draw([{ key, allowance: PER_ADDRESS }]);
  if (draw && !draw.isAllowed) throw connectError('connect.tooOften', { retryAfter: draw.retryAfter });
}

export interface ArrivedAttempt extends Attempt {
  target: string;
  userID: number | null;
}

/** Another browser cannot use it, nor use it up. */
export async function finishAttempt(
  db: Queryable,
  authenticatorID: number,
  state: string,
  browserSecret: string,
): Promise<ArrivedAttempt | undefined> {
  const row = await db.row<{ target: string; user_id: number | null }>(sql`
    delete from connect_attempts
    where state_hash = ${hashToken(state)} and browser_hash = ${hashToken(browserSecret)}
      and authenticator_id = ${authenticatorID} and date_expires > now()
    returning target, user_id`);
  return row && { ...attemptOf(state, browserSecret), target: row.target, userID: row.user_id };
}
