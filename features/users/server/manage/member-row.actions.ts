// What other features change in the row of a member. Whoever calls announces it.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { emailKey } from '../user-name.ts';

/** Answers whether it was another one before. */
export async function setMemberLocale(
  db: Queryable,
  userID: number,
  locale: string | null,
): Promise<boolean> {
  const changed = await db.execute(sql`
    update users set locale = ${locale} where user_id = ${userID} and locale is distinct from ${locale}`);
  return changed > 0;
}

/** A name that is known: see time-zone.ts. Answers whether it was another one before. */
export async function setMemberTimeZone(db: Queryable, userID: number, timeZone: string): Promise<boolean> {
  const changed = await db.execute(sql`
    update users set time_zone = ${timeZone} where user_id = ${userID} and time_zone is distinct from ${timeZone}`);
  return changed > 0;
}

/** Fields of profiles that stand in the row, where the rest of the product reads them. */
export type MemberColumn = 'title' | 'location';

export async function setMemberColumn(
  db: Queryable,
  userID: number,
  column: MemberColumn,
  value: unknown,
): Promise<void> {
  await db.execute(sql`update users set ${sql.raw(column)} = ${value ?? null} where user_id = ${userID}`);
}

/** Who proves to be an imported member signs in by this password; without a proof of the address it has yet to be confirmed. */
export async function giveAccount(
  db: Queryable,
  userID: number,
  passwordHash: string,
  provedEmail: string | null,
): Promise<void> {
  await db.execute(sql`
    update users set password_hash = ${passwordHash}, date_updated = now(), email = ${provedEmail},
      email_key = ${provedEmail === null ? null : emailKey(provedEmail)}, email_confirmed = ${provedEmail !== null}
    where user_id = ${userID}`);
}

/**
 * The row stays: posts, reactions and logs lead to it, and show “User Deleted”. It is changed last (0029). Answers false
 * where it was so before.
 */
export async function blankMember(db: Queryable, userID: number): Promise<boolean> {
  await db.execute(sql`delete from sign_in_attempts where subject = ${`code of:${userID}`}`);
  const gone = await db.execute(sql`
    update users set name = 'User Deleted', name_key = 'deleted:' || user_id, may_look_alike = true,
      email = null, email_key = null, pending_email = null, email_confirmed = false, password_hash = null,
      photo_url = null, title = null, about_html = null, location = null, website = null, discovery_text = null,
      insert_ip_address = null, last_ip_address = null, invite_user_id = null, is_private = false, banned = 0,
      admin = 0, show_email = false, bypass_spam = false, date_last_active = null, date_deleted = now()
    where user_id = ${userID} and date_deleted is null`);
  return gone > 0;
}
