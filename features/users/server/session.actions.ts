// Signing in and out. A session is a random token: the browser has it, the database its hash.

import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { AnswerCookie } from '../../../platform/server/http/route.ts';
import { sessionCookieName } from '../../../platform/server/sessions/cookies.ts';
import { hashToken, newToken } from '../../../platform/server/sessions/tokens.ts';
import { sessionError } from '../sessions.contract.ts';
import { isPasswordRight } from './password.ts';
import { countAttempt, forgetAttempts } from './sign-in-attempts.ts';
import { emailKey, nameKey } from './user-name.ts';

const SESSION_DAYS = 30;

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

/** By e-mail address first: nobody may call themselves by another's address. */
function findAccount(db: Queryable, username: string): Promise<Account | undefined> {
  return db.row<Account>(sql`
    select user_id, name, password_hash, banned from users
    where (email_key = ${emailKey(username)} or name_key = ${nameKey(username)}) and date_deleted is null and admin < 2
    order by (email_key is not distinct from ${emailKey(username)}) desc limit 1`);
}

export async function signIn(
  ctx: RequestContext,
  given: { username: string; password: string; persist: boolean },
) {
  const account = await findAccount(ctx.db, given.username);
  const subject = account ? `user:${account.user_id}` : `name:${nameKey(given.username)}`;
  await countAttempt(ctx, subject);
  const isRight = await isPasswordRight(account?.password_hash, given.password);
  if (!account || !isRight) throw sessionError('session.wrongCredentials');
  await forgetAttempts(ctx, subject);
  if (account.banned) throw sessionError('session.banned');
  await ctx.db.execute(sql`update users set date_last_active = now() where user_id = ${account.user_id}`);
  return {
    userID: account.user_id,
    name: account.name,
    session: await openSession(ctx.db, account.user_id, given.persist),
  };
}

export async function openSession(
  db: Queryable,
  userID: number,
  isPersistent: boolean,
): Promise<OpenedSession> {
  const token = newToken();
  await db.execute(
    sql`delete from sessions where user_id = ${userID} and date_expires < now() - interval '30 days'`,
  );
  const row = await db.row<{ date_expires: string }>(sql`
    insert into sessions (token_hash, user_id, is_persistent, date_expires)
    values (${hashToken(token)}, ${userID}, ${isPersistent}, now() + ${SESSION_DAYS} * interval '1 day')
    returning date_expires`);
  return { token, dateExpires: row?.date_expires ?? '', isPersistent };
}

/** Without “remember me” the cookie ends with the browser. */
export function sessionCookie(ctx: RequestContext, session: OpenedSession): AnswerCookie {
  return {
    name: sessionCookieName(ctx.site.url),
    value: session.token,
    ...(session.isPersistent && { maxAge: SESSION_DAYS * 24 * 3600 }),
  };
}

export function expiredCookie(ctx: RequestContext): AnswerCookie {
  return { name: sessionCookieName(ctx.site.url), value: '', maxAge: 0 };
}

export async function signOut(ctx: RequestContext): Promise<void> {
  if (ctx.viewer.sessionID === undefined) return;
  await ctx.db.execute(sql`delete from sessions where session_id = ${ctx.viewer.sessionID}`);
}

/** Answers how many ended. */
export function endSessions(db: Queryable, userID: number, sessionID?: number): Promise<number> {
  return db.execute(sql`
    delete from sessions
    where ${sql.and([sql`user_id = ${userID}`, sessionID !== undefined && sql`session_id = ${sessionID}`])}`);
}
