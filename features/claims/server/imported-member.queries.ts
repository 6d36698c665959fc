import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { emailKey, nameKey } from '../../users/server/user-name.ts';
import type { ClaimProof } from '../claims.contract.ts';

export interface ImportedMemberRow {
  user_id: number;
  name: string;
  source: string;
  foreign_id: string;
  foreign_name: string;
  profile_url: string | null;
  email: string | null;
  count_posts: number;
  proof: ClaimProof | null;
  date_claimed: string | null;
}

const SELECT = sql.raw(`
  select users.user_id, users.name, source, foreign_id, imported_members.name as foreign_name, profile_url,
    imported_members.email, count_discussions + count_comments as count_posts, proof,
    account_claims.date_inserted as date_claimed
  from imported_members
  join users on users.user_id = imported_members.user_id and date_deleted is null
  left join account_claims on account_claims.user_id = users.user_id`);

/** Nobody has a way in: neither claimed, nor given a password or an address by staff. Whoever is banned stays out. */
const IS_UNCLAIMED = sql.raw(
  'account_claims.user_id is null and users.password_hash is null and users.email is null and banned = 0 and admin = 0',
);

export async function findImportedMembers(
  db: Queryable,
  requested: { query?: string | undefined; isClaimed?: boolean | undefined; page: number; limit: number },
): Promise<{ rows: ImportedMemberRow[]; total: number }> {
  const where = sql.and([
    requested.query !== undefined && namedLike(requested.query),
    requested.isClaimed !== undefined && sql`(account_claims.user_id is not null) = ${requested.isClaimed}`,
  ]);
  const [rows, counted] = await Promise.all([
    db.rows<ImportedMemberRow>(sql`
      ${SELECT} where ${where} order by count_discussions + count_comments desc, users.user_id
      limit ${sql.integer(requested.limit)} offset ${sql.integer((requested.page - 1) * requested.limit)}`),
    db.row<{ total: number }>(sql`select count(*) as total from (${SELECT} where ${where}) found`),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

function namedLike(text: string): Sql {
  const pattern = `${nameKey(text).replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(users.name_key like ${pattern} or lower(imported_members.name) like ${pattern})`;
}

export function findImportedMember(db: Queryable, userID: number): Promise<ImportedMemberRow | undefined> {
  return db.row<ImportedMemberRow>(sql`${SELECT} where users.user_id = ${userID}`);
}

/** While it waits for its owner. */
export function findUnclaimed(db: Queryable, userID: number): Promise<ImportedMemberRow | undefined> {
  return db.row<ImportedMemberRow>(sql`${SELECT} where users.user_id = ${userID} and ${IS_UNCLAIMED}`);
}

/** Two who claim it at once wait for each other. */
export function lockUnclaimed(db: Queryable, userID: number): Promise<ImportedMemberRow | undefined> {
  return db.row<ImportedMemberRow>(
    sql`${SELECT} where users.user_id = ${userID} and ${IS_UNCLAIMED} for no key update of users, imported_members`,
  );
}

/** By the name here first, then by the one at the old site; not where that means several. */
export async function findUnclaimedByName(
  db: Queryable,
  name: string,
): Promise<ImportedMemberRow | undefined> {
  const rows = await db.rows<ImportedMemberRow>(sql`
    ${SELECT} where ${IS_UNCLAIMED}
      and (users.name_key = ${nameKey(name)} or lower(imported_members.name) = ${name.trim().toLowerCase()})
    order by (users.name_key = ${nameKey(name)}) desc limit 2`);
  const [first, second] = rows;
  return first && nameKey(first.name) !== nameKey(name) && second ? undefined : first;
}

/** All accounts that one address had at the old sites. */
export function findUnclaimedByEmail(db: Queryable, email: string): Promise<ImportedMemberRow[]> {
  return db.rows<ImportedMemberRow>(sql`
    ${SELECT} where ${IS_UNCLAIMED} and lower(imported_members.email) = ${emailKey(email)} order by users.user_id limit 5`);
}

/** Whether there is anything to claim: pages say so to nobody otherwise. */
export async function hasUnclaimed(db: Queryable): Promise<boolean> {
  return (await db.row(sql`${SELECT} where ${IS_UNCLAIMED} limit 1`)) !== undefined;
}
