// Guessing is slowed without shutting the owner out. Wrong passwords are counted by what was typed and where from, so that
// nobody’s mistakes stand in the way of somebody else elsewhere; a device that signed in before has a count of its own.
import { setTimeout as wait } from 'node:timers/promises';
import type { Queryable, Transaction } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { networkOf } from '../../../../platform/server/http/guards/rate-limits.ts';
import { sessionError } from '../../sessions.contract.ts';
import { userConfig } from '../user.config.ts';
import { emailKey } from '../user-name.ts';

/** Attempts are remembered for a day. */
const DAY_SECONDS = 24 * 3600;
const MAX_MAILS = 5;
const MAIL_SECONDS = 3600;
/** Past the failures that an account may have on the whole, each ten more hold an answer up for a second more. */
const FAILURES_PER_SECOND_OF_DELAY = 10;
const MAX_DELAY_SECONDS = 5;

export interface Attempt {
  /** What counts it. Forgotten altogether when it went well: what is one’s own. */
  own: string;
  /** What others count in too: it gets this one attempt back. */
  shared: readonly string[];
  /** From so many places the account is guessed at that more than a password is asked for. */
  isUnderAttack: boolean;
}

interface Rule {
  subject: string;
  /** How many within `seconds`; 0: as many as one likes. */
  max: number;
  seconds: number;
  /** The wait doubles with every further failure of the day. Otherwise: until the first one is forgotten. */
  isGrowing: boolean;
}

/** Counts before the password is looked at, so that many at once do not get through. `account`: as it was typed. */
export async function countAttempt(
  ctx: RequestContext,
  account: string,
  deviceID: string | undefined,
): Promise<Attempt> {
  const own = deviceID ? `${account} device:${deviceID}` : `${account} address:${networkOf(ctx.address)}`;
  if (deviceID) {
    await count(ctx, [growing(ctx, own)]);
    return { own, shared: [], isUnderAttack: false };
  }
  const address = `address:${networkOf(ctx.address)}`;
  const everywhere = `${account} everywhere`;
  await count(ctx, [
    growing(ctx, own),
    {
      subject: address,
      max: ctx.setting(ctx.site.features.rateLimit('signIn').perAddress),
      seconds: ctx.setting(ctx.site.features.rateLimit('signIn').seconds),
      isGrowing: false,
    },
    { subject: everywhere, max: 0, seconds: DAY_SECONDS, isGrowing: false },
  ]);
  const isUnderAttack = await slowDown(ctx, everywhere);
  return { own, shared: [address, everywhere], isUnderAttack };
}

/** Passwords and codes of whoever is signed in: nobody else can use up what their session may try. */
export async function countConfirmation(ctx: RequestContext, what: 'password' | 'code'): Promise<Attempt> {
  const { userID, sessionID = 'token' } = ctx.viewer;
  const own = `${what} of:${userID} session:${sessionID}`;
  await count(ctx, [growing(ctx, own)]);
  return { own, shared: [], isUnderAttack: false };
}

/** Codes of the second step. Whoever gets here knows the password: they are counted wherever they come from. */
export async function countCode(
  ctx: RequestContext,
  userID: number,
  deviceID: string | undefined,
): Promise<Attempt> {
  const own = deviceID ? `code of:${userID} device:${deviceID}` : `code of:${userID}`;
  await count(ctx, [growing(ctx, own)]);
  return { own, shared: [], isUnderAttack: false };
}

function growing(ctx: RequestContext, subject: string): Rule {
  const max = ctx.setting(ctx.site.features.rateLimit('signIn').perAccount);
  return {
    subject,
    max,
    seconds: ctx.setting(ctx.site.features.rateLimit('signIn').seconds),
    isGrowing: true,
  };
}

async function count(ctx: RequestContext, rules: readonly Rule[]): Promise<void> {
  const longest = ctx.setting(userConfig.longestSignInWait);
  const retryAfter = await ctx.write(
    async ({ db }) => {
      // In one order, so that two of them never wait for each other.
      for (const subject of rules.map((rule) => rule.subject).sort()) await lockSubject(db, subject);
      await forgetLongAgo(db);
      for (const rule of rules) {
        const seconds = await secondsToWait(db, rule, longest);
        if (seconds > 0) return seconds;
      }
      const rows = rules.map(({ subject }) => sql`(${subject})`);
      await db.execute(sql`insert into sign_in_attempts (subject) values ${sql.join(rows)}`);
      return undefined;
    },
    { usesReserve: true },
  );
  if (retryAfter !== undefined) throw sessionError('session.tooManyAttempts', { retryAfter });
}

async function lockSubject(db: Queryable, subject: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${subject}`}, 0))`);
}

async function secondsToWait(db: Queryable, rule: Rule, longest: number): Promise<number> {
  const { subject, max, seconds, isGrowing } = rule;
  if (max === 0) return 0;
  const within = isGrowing ? DAY_SECONDS : seconds;
  const row = await db.row<{ count: number; since_first: number; since_last: number }>(sql`
    select count(*) as count, coalesce(extract(epoch from now() - min(date_inserted)), 0)::float8 as since_first,
      coalesce(extract(epoch from now() - max(date_inserted)), 0)::float8 as since_last
    from sign_in_attempts
    where subject = ${subject} and date_inserted > now() - ${within} * interval '1 second'`);
  if (!row || row.count < max) return 0;
  const left = isGrowing
    ? Math.min(seconds * 2 ** (row.count - max), Math.max(longest, seconds)) - row.since_last
    : seconds - row.since_first;
  return Math.max(0, Math.ceil(left));
}

/**
 * Many addresses together could guess as often as they like. Past so many failures every answer takes longer, whether the
 * password is right or not, and nobody is refused.
 */
async function slowDown(ctx: RequestContext, everywhere: string): Promise<boolean> {
  const most = ctx.setting(userConfig.failuresBeforeProof);
  if (most === 0) return false;
  const row = await ctx.db.row<{ count: number }>(sql`
    select count(*) as count from sign_in_attempts
    where subject = ${everywhere} and date_inserted > now() - ${DAY_SECONDS} * interval '1 second'`);
  const beyond = (row?.count ?? 0) - most;
  if (beyond <= 0) return false;
  await wait(1000 * Math.min(MAX_DELAY_SECONDS, Math.ceil(beyond / FAILURES_PER_SECOND_OF_DELAY)));
  return true;
}

/** Two at once never wait for each other's rows. */
async function forgetLongAgo(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from sign_in_attempts where ctid in (
      select ctid from sign_in_attempts where date_inserted < now() - interval '1 day' limit 200 for update skip locked)`);
}

/** What was tried was no guess: it does not count, though earlier ones do. */
export async function takeBackAttempt(ctx: RequestContext, { own, shared }: Attempt): Promise<void> {
  await ctx.db.execute(sql`
    delete from sign_in_attempts where ctid in (${sql.join([own, ...shared].map(latestOf))})`);
}

/** It was right: the counter of whoever tried is reset, here. What others did meanwhile stays counted. */
export async function forgetAttempts(ctx: RequestContext, { own, shared }: Attempt): Promise<void> {
  await ctx.db.execute(sql`
    delete from sign_in_attempts
    where subject = ${own} or ctid in (${sql.join(['', ...shared].map(latestOf))})`);
}

const latestOf = (subject: string) => sql`
  (select ctid from sign_in_attempts where subject = ${subject} order by date_inserted desc limit 1)`;

/** By what was typed and where: known or not, an account is asked for so often and no more, and others still may. */
export async function countMailFor(ctx: RequestContext, account: string): Promise<void> {
  const subject = `mail for:${emailKey(account)} address:${networkOf(ctx.address)}`;
  await count(ctx, [{ subject, max: MAX_MAILS, seconds: MAIL_SECONDS, isGrowing: false }]);
}

/** Whether one more of at most five mails of this kind an hour may go to this member on behalf of an unauthenticated user. */
export async function mayMail(
  db: Transaction,
  userID: number,
  kind: string,
  { most = MAX_MAILS, seconds = MAIL_SECONDS } = {},
): Promise<boolean> {
  const subject = `mail:${userID} ${kind}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
  const row = await db.row(sql`
    insert into sign_in_attempts (subject)
    select ${subject} where (
      select count(*) from sign_in_attempts
      where subject = ${subject} and date_inserted > now() - ${seconds} * interval '1 second') < ${most}
    returning subject`);
  return row !== undefined;
}
