// Failed attempts at a password are counted by account, whatever address they come from, and by address, whatever account.
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { sessionError } from '../sessions.contract.ts';
import { emailKey } from './user-name.ts';

const MAX_PER_ACCOUNT = 10;
const MAX_PER_ADDRESS = 50;
const WINDOW_SECONDS = 600;
const MAX_MAILS = 5;
const MAIL_WINDOW_SECONDS = 3600;

/** Counts before the password is looked at, so that many at once do not slip through. */
export async function countAttempt(ctx: RequestContext, account: string): Promise<void> {
  await count(ctx, account, MAX_PER_ACCOUNT);
  await count(ctx, addressOf(ctx), MAX_PER_ADDRESS);
}

function addressOf(ctx: RequestContext): string {
  return `address:${ctx.address}`;
}

/** By what was typed: known or not, an account is asked for so often and no more. */
export async function countMailFor(ctx: RequestContext, account: string): Promise<void> {
  await count(ctx, `mail for:${emailKey(account)}`, MAX_MAILS, MAIL_WINDOW_SECONDS);
}

async function count(
  ctx: RequestContext,
  subject: string,
  max: number,
  seconds = WINDOW_SECONDS,
): Promise<void> {
  const retryAfter = await ctx.write(async ({ db }) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${subject}`}, 0))`);
    await forgetLongAgo(db);
    const row = await db.row<{ count: number; wait: number }>(sql`
      select count(*) as count, ceil(${seconds} - extract(epoch from now() - min(date_inserted)))::int as wait
      from sign_in_attempts
      where subject = ${subject} and date_inserted > now() - ${seconds} * interval '1 second'`);
    if (row && row.count >= max) return Math.max(1, row.wait);
    await db.execute(sql`insert into sign_in_attempts (subject) values (${subject})`);
    return undefined;
  });
  if (retryAfter !== undefined) throw sessionError('session.tooManyAttempts', { retryAfter });
}

/** Two at once never wait for each other's rows. */
async function forgetLongAgo(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from sign_in_attempts where ctid in (
      select ctid from sign_in_attempts where date_inserted < now() - interval '1 hour' limit 200 for update skip locked)`);
}

/** Whether one more of at most five mails an hour may go to this member at a stranger’s wish. */
export async function mayMail(db: Transaction, userID: number): Promise<boolean> {
  const subject = `mail:${userID}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
  const row = await db.row(sql`
    insert into sign_in_attempts (subject)
    select ${subject} where (
      select count(*) from sign_in_attempts where subject = ${subject} and date_inserted > now() - interval '1 hour') < ${MAX_MAILS}
    returning subject`);
  return row !== undefined;
}

/** What was tried was no guess: it does not count, though earlier ones do. */
export async function takeBackAttempt(ctx: RequestContext, account: string): Promise<void> {
  const latest = (subject: string) => sql`
    (select ctid from sign_in_attempts where subject = ${subject} order by date_inserted desc limit 1)`;
  await ctx.db.execute(sql`
    delete from sign_in_attempts where ctid in (${latest(account)}, ${latest(addressOf(ctx))})`);
}

/** The password was right: the account begins anew, the address gets its one attempt back. */
export async function forgetAttempts(ctx: RequestContext, account: string): Promise<void> {
  await ctx.db.execute(sql`
    delete from sign_in_attempts
    where subject = ${account} or ctid = (
      select ctid from sign_in_attempts where subject = ${addressOf(ctx)} order by date_inserted desc limit 1)`);
}
