// For when the authenticator app is lost: each code opens the account once. Stored as hashes; they are too long to guess.
import { randomInt } from 'node:crypto';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { hashToken } from '../../../platform/server/sessions/tokens.ts';

const COUNT = 10;
// Nothing that looks like something else. 12 of 31 letters: 59 bits.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

function hashOf(userID: number, code: string): Buffer {
  return hashToken(`recovery ${userID} ${code.toLowerCase().replace(/[\s-]/g, '')}`);
}

/** New ones in place of all the old ones. */
export async function replaceRecoveryCodes(db: Queryable, userID: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await db.execute(sql`delete from recovery_codes where user_id = ${userID}`);
  await db.execute(sql`
    insert into recovery_codes (user_id, code_hash)
    select ${userID}, unnest(${codes.map((code) => hashOf(userID, code))}::bytea[])`);
  return codes;
}

export async function takeRecoveryCode(db: Queryable, userID: number, code: string): Promise<boolean> {
  const used = await db.execute(sql`
    update recovery_codes set date_used = now()
    where user_id = ${userID} and code_hash = ${hashOf(userID, code)} and date_used is null`);
  return used === 1;
}
