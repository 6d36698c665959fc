// Keys in mails and on the console: random, stored hashed, used up by one update.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { hashToken, newToken } from '../../../../platform/server/sessions/tokens.ts';

type Purpose = 'setup' | 'confirm-email' | 'reset-password' | 'sign-in-code' | 'claim-account';

/** A newer one takes the place of an older one that was not used: who asked twice holds one good key. */
export async function issueOneTimeKey(
  db: Queryable,
  key: { purpose: Purpose; userID?: number; email?: string; hours: number; token?: string },
): Promise<string> {
  const token = key.token ?? newToken();
  await db.execute(sql`
    insert into one_time_keys (key_hash, purpose, user_id, email, date_expires)
    values (${hashToken(token)}, ${key.purpose}, ${key.userID ?? null}, ${key.email ?? null},
      now() + ${key.hours} * interval '1 hour')
    on conflict (user_id, purpose, coalesce(email, '')) where date_used is null and user_id is not null
    do update set key_hash = excluded.key_hash, date_inserted = now(), date_expires = excluded.date_expires`);
  return token;
}

export interface UsedKey {
  user_id: number | null;
  email: string | null;
}

const named = (purpose: Purpose, token: string, userID: number | undefined) => sql`
  key_hash = ${hashToken(token)} and purpose = ${purpose} and user_id is not distinct from ${userID ?? null}::int`;

/** Answers nothing where the key is unknown, another member's, expired or used before. */
export function consumeOneTimeKey(
  db: Queryable,
  purpose: Purpose,
  token: string,
  userID?: number,
): Promise<UsedKey | undefined> {
  return db.row<UsedKey>(sql`
    update one_time_keys set date_used = now()
    where ${named(purpose, token, userID)} and date_used is null and date_expires > now()
    returning user_id, email`);
}

/** Whether it could be used: for the page that a mail leads to. */
export async function isGoodOneTimeKey(
  db: Queryable,
  purpose: Purpose,
  token: string,
  userID?: number,
): Promise<boolean> {
  const row = await db.row(sql`
    select 1 from one_time_keys
    where ${named(purpose, token, userID)} and date_used is null and date_expires > now()`);
  return row !== undefined;
}

/** Whether it was used: somebody clicked twice. */
export async function isUsedOneTimeKey(
  db: Queryable,
  purpose: Purpose,
  token: string,
  userID?: number,
): Promise<boolean> {
  const row = await db.row(sql`
    select 1 from one_time_keys where ${named(purpose, token, userID)} and date_used is not null`);
  return row !== undefined;
}

/** Keys that were sent are worthless once the address or the password changed. */
export async function revokeOneTimeKeys(db: Queryable, ...userIDs: number[]): Promise<void> {
  await db.execute(sql`delete from one_time_keys where user_id = any(${userIDs})`);
}
