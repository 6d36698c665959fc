import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { hashToken } from '../../../platform/server/sessions/tokens.ts';

export interface InviteRow {
  invite_id: number;
  email: string;
  nonce: Buffer;
  insert_user_id: number;
  date_inserted: string;
  date_expires: string;
  accepted_user_id: number | null;
  date_accepted: string | null;
}

const COLUMNS = sql.raw(
  'invite_id, email, nonce, insert_user_id, date_inserted, date_expires, accepted_user_id, date_accepted',
);

export function findInvite(db: Queryable, inviteID: number): Promise<InviteRow | undefined> {
  return db.row<InviteRow>(sql`select ${COLUMNS} from invites where invite_id = ${inviteID}`);
}

/** Beyond it only the first pages are turned to. */
const MOST_COUNTED = 10_000;

/** Of one member, or of everybody. */
export async function findInvites(
  db: Queryable,
  userID: number | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: InviteRow[]; total: number }> {
  const whose = userID === undefined ? sql`true` : sql`insert_user_id = ${userID}`;
  const [rows, counted] = await Promise.all([
    db.rows<InviteRow>(sql`
      select ${COLUMNS} from invites where ${whose} order by invite_id desc
      limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`),
    db.row<{ total: number }>(sql`
      select count(*) as total from (select from invites where ${whose} limit ${sql.integer(MOST_COUNTED)}) counted`),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Adds it, or renews one that expired; nothing where one is still open. */
export function storeInvite(
  db: Queryable,
  invite: { email: string; emailKey: string; userID: number; nonce: Buffer; codeHash: Buffer; days: number },
): Promise<InviteRow | undefined> {
  return db.row<InviteRow>(sql`
    insert into invites (email, email_key, nonce, code_hash, insert_user_id, date_expires)
    values (${invite.email}, ${invite.emailKey}, ${invite.nonce}, ${invite.codeHash}, ${invite.userID},
      now() + ${invite.days} * interval '1 day')
    on conflict (insert_user_id, email_key) where date_accepted is null do update set
      nonce = excluded.nonce, code_hash = excluded.code_hash, date_expires = excluded.date_expires
    where invites.date_expires <= now()
    returning ${COLUMNS}`);
}

export function findOpenInviteTo(
  db: Queryable,
  userID: number,
  emailKey: string,
): Promise<InviteRow | undefined> {
  return db.row<InviteRow>(sql`
    select ${COLUMNS} from invites
    where insert_user_id = ${userID} and email_key = ${emailKey} and date_accepted is null`);
}

export interface OpenInvite {
  invite_id: number;
  email: string;
  insert_user_id: number;
  inviter_name: string;
}

/** What can still be accepted; those of inviters who are banned or gone cannot. */
const OPEN = sql`
  from invites i join users u on u.user_id = i.insert_user_id and u.banned = 0 and u.date_deleted is null
  where i.date_accepted is null and i.date_expires > now()`;

export function findOpenInvite(db: Queryable, code: string): Promise<OpenInvite | undefined> {
  return db.row<OpenInvite>(sql`
    select i.invite_id, i.email, i.insert_user_id, u.name as inviter_name ${OPEN} and i.code_hash = ${hashToken(code)}`);
}

/** Whoever comes second waits here, and then finds it taken. */
export function takeInvite(db: Queryable, code: string): Promise<OpenInvite | undefined> {
  return db.row<OpenInvite>(sql`
    select i.invite_id, i.email, i.insert_user_id, u.name as inviter_name ${OPEN} and i.code_hash = ${hashToken(code)}
    for update of i`);
}
