import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Passkey } from '../passkeys.contract.ts';

export interface PasskeyRow {
  passkey_id: number;
  name: string;
  date_inserted: string;
  date_last_used: string | null;
}

const COLUMNS = sql.raw('passkey_id, name, date_inserted, date_last_used');

export async function findPasskeys(db: Queryable, userID: number): Promise<Passkey[]> {
  const rows = await db.rows<PasskeyRow>(
    sql`select ${COLUMNS} from passkeys where user_id = ${userID} order by passkey_id`,
  );
  return rows.map(presentPasskey);
}

export interface KnownCredential {
  passkey_id: number;
  credential_id: string;
  public_key: Buffer;
  sign_count: number;
  transports: string[];
  user_id: number;
  name: string;
  banned: number;
}

/** The passkey with whose it is. */
export function findCredential(db: Queryable, credentialID: string): Promise<KnownCredential | undefined> {
  return db.row<KnownCredential>(sql`
    select p.passkey_id, p.credential_id, p.public_key, p.sign_count, p.transports, u.user_id, u.name, u.banned
    from passkeys p join users u using (user_id)
    where p.credential_id = ${credentialID} and u.date_deleted is null`);
}

export function insertPasskey(
  db: Queryable,
  userID: number,
  passkey: {
    name: string;
    credentialID: string;
    publicKey: Uint8Array;
    signCount: number;
    transports: string[];
  },
  max: number,
): Promise<PasskeyRow | undefined> {
  return db.row<PasskeyRow>(sql`
    insert into passkeys (user_id, name, credential_id, public_key, sign_count, transports)
    select ${userID}, ${passkey.name}, ${passkey.credentialID}, ${Buffer.from(passkey.publicKey)},
      ${passkey.signCount}, ${passkey.transports}
    where (select count(*) from passkeys where user_id = ${userID}) < ${max}
    on conflict do nothing returning ${COLUMNS}`);
}

export function updatePasskeyName(
  db: Queryable,
  userID: number,
  passkeyID: number,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db.row<PasskeyRow>(sql`
    update passkeys set name = ${name} where passkey_id = ${passkeyID} and user_id = ${userID} returning ${COLUMNS}`);
}

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    passkeyID: row.passkey_id,
    name: row.name,
    dateInserted: row.date_inserted,
    dateLastUsed: row.date_last_used,
  };
}
