// Signing in and out. A session is a random token: the browser has it, the database its hash.

import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { banTermsOf } from '../../../../platform/server/http/guards/private-site.ts';
import { Answer, type ResponseCookie } from '../../../../platform/server/http/route.ts';
import { sessionCookieName } from '../../../../platform/server/sessions/cookies.ts';
import type { Ban } from '../../../../platform/server/sessions/member-source.ts';
import { hashToken, newToken } from '../../../../platform/server/sessions/tokens.ts';
import { type SignedIn, sessionError } from '../../sessions.contract.ts';
import { requireAllowedAddress } from '../ban-rules/banned-place.ts';
import { isPasswordRight } from '../credentials/password.ts';
import { emailKey, nameKey } from '../user-name.ts';
import { endViewAs } from '../view-as/view-as.actions.ts';
import { knownDeviceCookie, knownDeviceOf } from './known-device.ts';
import { canMailCode, requireMailedCode } from './mailed-code.ts';
import { hasSecondFactor, requireSecondFactor } from './second-factors.ts';
import { type Attempt, countAttempt, forgetAttempts, takeBackAttempt } from './sign-in-attempts.ts';

const SESSION_DAYS = 30;
const USER_AGENT_LENGTH = 300;

export interface OpenedSession {
  token: string;
  dateExpires: string;
  isPersistent: boolean;
}

interface Account {
  user_id: number;
  name: string;
  password_hash: string | null;
  banned: number;
}

interface SignInAccount extends Account {
  email: string | null;
  email_confirmed: boolean;
}

export async function signIn(
  ctx: RequestContext,
  given: { username: string; password: string; persist: boolean; code?: string },
) {
  const { username, password, code } = given;
  const accounts = await findAccounts(ctx.db, username);
  const deviceID = await deviceKnownTo(ctx, accounts, username);
  const attempt = await countAttempt(ctx, countedAs(username), deviceID);
  if (attempt.isUnderAttack)
    await ctx.write((w) => w.enqueue('mail-many-attempts', { account: username }), { usesReserve: true });
  const account = await whosePassword(accounts, password, username);
  await requireAllowedAddress(ctx, account?.user_id);
  if (!account) throw sessionError('session.wrongCredentials');
  if (!account.banned) await requireSecondStep(ctx, account, code, { attempt, deviceID });
  await forgetAttempts(ctx, attempt);
  return createSession(ctx, account, { isPersistent: given.persist });
}

/** By what was typed, known or not: that two accounts have one address shows nowhere. */
function countedAs(username: string): string {
  return isAddress(username) ? `email:${emailKey(username)}` : `name:${nameKey(username)}`;
}

function isAddress(username: string): boolean {
  return username.includes('@');
}

/**
 * By e-mail address first: nobody may call themselves by another's address. Several may have given one that none of them
 * confirmed; the latest of them is found by it, and all by their names.
 */
function findAccounts(db: Queryable, username: string): Promise<SignInAccount[]> {
  const email = emailKey(username);
  return db.rows<SignInAccount>(sql`
    select user_id, name, password_hash, banned, email, email_confirmed from users
    where date_deleted is null and admin < 2 and user_id in (
      (select user_id from users where email_key = ${email} and email_confirmed)
      union all
      (select user_id from users where email_key = ${email} and not email_confirmed order by user_id desc limit 1)
      union all
      (select user_id from users where name_key = ${nameKey(username)}))
    order by (email_key is not distinct from ${email}) desc, email_confirmed desc limit 3`);
}

/** An address that nobody confirmed says nothing of whose it is. */
async function deviceKnownTo(
  ctx: RequestContext,
  accounts: readonly SignInAccount[],
  username: string,
): Promise<string | undefined> {
  const [account] = accounts;
  if (!account || (isAddress(username) && !account.email_confirmed)) return undefined;
  return knownDeviceOf(ctx, account.user_id);
}

/** Of an address always as much work, whoever has it. */
async function whosePassword(
  accounts: readonly SignInAccount[],
  password: string,
  username: string,
): Promise<SignInAccount | undefined> {
  const least = isAddress(username) ? 2 : 1;
  const tried = Array.from({ length: Math.max(least, accounts.length) }, (_, at) => accounts[at]);
  const right = await Promise.all(tried.map((account) => isPasswordRight(account?.password_hash, password)));
  return tried.find((_, at) => right[at]);
}

async function requireSecondStep(
  ctx: RequestContext,
  account: SignInAccount,
  code: string | undefined,
  { attempt, deviceID }: { attempt: Attempt; deviceID: string | undefined },
): Promise<void> {
  const needsFactor = await hasSecondFactor(ctx, account.user_id);
  const needsMail = !needsFactor && attempt.isUnderAttack && canMailCode(ctx, account);
  if (!needsFactor && !needsMail) return;
  // The password was no guess; codes have counts of their own.
  await takeBackAttempt(ctx, attempt);
  if (needsFactor) await requireSecondFactor(ctx, account.user_id, code, deviceID);
  else await requireMailedCode(ctx, account.user_id, code);
}

/** Whoever has proved to be this member gets a session, unless the account is banned. */
export async function createSession(
  ctx: RequestContext,
  account: Pick<Account, 'user_id' | 'name' | 'banned'>,
  how: { isPersistent: boolean; authenticatorID?: number },
) {
  if (account.banned) throw sessionError('session.banned', await termsOfBan(ctx, account.user_id));
  await requireAllowedAddress(ctx, account.user_id);
  await ctx.db.execute(sql`update users set date_last_active = now(), last_ip_address = ${ctx.address || null}::inet,
    count_visits = count_visits + 1 where user_id = ${account.user_id}`);
  const facts = { userAgent: ctx.userAgent, authenticatorID: how.authenticatorID };
  const session = await openSession(ctx.db, account.user_id, how.isPersistent, facts);
  return { userID: account.user_id, name: account.name, session };
}

async function termsOfBan(ctx: RequestContext, userID: number) {
  const ban = await ctx.db.row<Ban>(sql`
    select reason, date_expires as "dateExpires" from user_bans where user_id = ${userID}`);
  return banTermsOf(ban);
}

/** What a sign-in answers. A session the browser had before ends with it. */
export async function signedInAnswer(
  ctx: RequestContext,
  { userID, name, session }: Awaited<ReturnType<typeof createSession>>,
): Promise<Answer<SignedIn>> {
  await signOut(ctx);
  const body = { userID, name, dateExpires: session.dateExpires };
  return new Answer(body, { cookies: await signedInCookies(ctx, userID, session) });
}

/** The session's, and one by which the browser is known at the next sign-in. */
export async function signedInCookies(
  ctx: RequestContext,
  userID: number,
  session: OpenedSession,
): Promise<ResponseCookie[]> {
  return [sessionCookie(ctx, session), await knownDeviceCookie(ctx, userID)];
}

export async function openSession(
  db: Queryable,
  userID: number,
  isPersistent: boolean,
  facts: { userAgent?: string; authenticatorID?: number | undefined } = {},
): Promise<OpenedSession> {
  const token = newToken();
  await db.execute(
    sql`delete from sessions where user_id = ${userID} and date_expires < now() - interval '30 days'`,
  );
  const row = await db.row<{ date_expires: string }>(sql`
    insert into sessions (token_hash, user_id, is_persistent, user_agent, authenticator_id, date_expires)
    values (${hashToken(token)}, ${userID}, ${isPersistent}, ${facts.userAgent?.slice(0, USER_AGENT_LENGTH) || null},
      ${facts.authenticatorID ?? null}, now() + ${SESSION_DAYS} * interval '1 day')
    returning date_expires`);
  return { token, dateExpires: row?.date_expires ?? '', isPersistent };
}

/** Without “remember me” the cookie ends with the browser. */
export function sessionCookie(ctx: RequestContext, session: OpenedSession): ResponseCookie {
  return {
    name: sessionCookieName(ctx.site.url),
    value: session.token,
    ...(session.isPersistent && { maxAge: SESSION_DAYS * 24 * 3600 }),
  };
}

export function expiredCookie(ctx: RequestContext): ResponseCookie {
  return { name: sessionCookieName(ctx.site.url), value: '', maxAge: 0 };
}

export async function signOut(ctx: RequestContext): Promise<void> {
  if (ctx.viewer.sessionID === undefined) return;
  await endViewAs(ctx, 'signedOut');
  await ctx.db.execute(sql`delete from sessions where session_id = ${ctx.viewer.sessionID}`);
}

/** Whoever authenticated again goes on under a new session id: one that leaked before opens nothing. */
export async function renewSession(ctx: RequestContext): Promise<ResponseCookie[]> {
  if (ctx.viewer.sessionID === undefined) return [];
  const token = newToken();
  const row = await ctx.db.row<{ date_expires: string; is_persistent: boolean }>(sql`
    update sessions set token_hash = ${hashToken(token)} where session_id = ${ctx.viewer.sessionID}
    returning date_expires, is_persistent`);
  if (!row) return [];
  return [sessionCookie(ctx, { token, dateExpires: row.date_expires, isPersistent: row.is_persistent })];
}

/** Answers how many ended. */
export function endSessions(
  db: Queryable,
  userID: number,
  which: { sessionID?: number | undefined; exceptID?: number | undefined } = {},
): Promise<number> {
  return db.execute(sql`
    delete from sessions
    where ${sql.and([
      sql`user_id = ${userID}`,
      which.sessionID !== undefined && sql`session_id = ${which.sessionID}`,
      which.exceptID !== undefined && sql`session_id <> ${which.exceptID}`,
    ])}`);
}
