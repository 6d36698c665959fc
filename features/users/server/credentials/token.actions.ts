// Access tokens: for programs, shown once, revoked at once.
import { fieldProblem } from '../../../../platform/contract/errors.ts';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { BEARER_PREFIX, hashToken, newToken } from '../../../../platform/server/sessions/tokens.ts';
import { type AccessToken, type TokenScope, tokenError } from '../../tokens.contract.ts';

const MAX_TOKENS = 50;

export interface TokenRow {
  access_token_id: number;
  user_id: number;
  name: string;
  date_inserted: string;
  date_last_used: string | null;
  date_expires: string | null;
  scopes: TokenScope[];
  resources: string[] | null;
  has_ended: boolean;
}

const COLUMNS =
  sql.raw(`access_token_id, user_id, name, date_inserted, date_last_used, date_expires, scopes, resources,
  (date_revoked is not null or coalesce(date_expires <= now(), false)) as has_ended`);

export interface NewToken {
  name: string;
  scopes?: readonly TokenScope[];
  dateExpires?: string | null;
  /** The parts of the API that it opens; absent: all. */
  resources?: readonly string[] | null;
}

/** In a transaction: many at once do not get past the limit. */
export async function addToken(
  db: Queryable,
  userID: number,
  { name, scopes = ['read', 'write'], dateExpires, resources }: NewToken,
): Promise<AccessToken & { accessToken: string }> {
  const accessToken = BEARER_PREFIX + newToken();
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tokens of ${userID}`}, 0))`);
  // What ended is listed for a quarter of a year, then deleted.
  await db.execute(sql`
    delete from access_tokens
    where user_id = ${userID} and least(date_revoked, date_expires) < now() - interval '90 days'`);
  const row = await db.row<TokenRow>(sql`
    insert into access_tokens (user_id, name, token_hash, scopes, date_expires, resources)
    select ${userID}, ${name}, ${hashToken(accessToken)}, ${[...new Set<TokenScope>(['read', ...scopes])]},
      ${dateExpires ?? null}::timestamptz, ${resources ? [...new Set(resources)] : null}::text[]
    where (
      select count(*) from access_tokens
      where user_id = ${userID} and date_revoked is null and (date_expires is null or date_expires > now())
    ) < ${MAX_TOKENS}
    returning ${COLUMNS}`);
  if (!row) throw tokenError('token.tooMany');
  return { ...presentToken(row), accessToken };
}

/** Of those that expire and have this name, all but the newest. */
export async function forgetOldestTokens(
  db: Queryable,
  userID: number,
  name: string,
  newest: number,
): Promise<void> {
  await db.execute(sql`
    delete from access_tokens where access_token_id in (
      select access_token_id from access_tokens
      where user_id = ${userID} and name = ${name} and date_expires is not null
      order by access_token_id desc offset ${newest})`);
}

export function requireFutureDate(ctx: RequestContext, dateExpires: string | null | undefined): void {
  if (dateExpires === undefined || dateExpires === null) return;
  const time = Date.parse(dateExpires);
  if (Number.isNaN(time) || time <= ctx.now.getTime() || time > Date.UTC(2200, 0))
    throw fieldProblem('dateExpires', 'Choose a time to come.');
}

export async function findTokens(db: Queryable, userID: number): Promise<AccessToken[]> {
  const rows = await db.rows<TokenRow>(sql`
    select ${COLUMNS} from access_tokens
    where user_id = ${userID} and date_revoked is null order by access_token_id`);
  return rows.map(presentToken);
}

export function findToken(db: Queryable, accessTokenID: number): Promise<TokenRow | undefined> {
  return db.row<TokenRow>(sql`select ${COLUMNS} from access_tokens where access_token_id = ${accessTokenID}`);
}

export async function revokeToken(db: Queryable, accessTokenID: number): Promise<void> {
  await db.execute(sql`
    update access_tokens set date_revoked = now()
    where access_token_id = ${accessTokenID} and date_revoked is null`);
}

const LIVE = sql.raw('date_revoked is null and (date_expires is null or date_expires > now())');

/** Answers how many there were. */
export function revokeTokensOf(db: Queryable, userID: number): Promise<number> {
  return db.execute(sql`update access_tokens set date_revoked = now() where user_id = ${userID} and ${LIVE}`);
}

export async function countTokensOf(db: Queryable, userID: number): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from access_tokens where user_id = ${userID} and ${LIVE}`,
  );
  return row?.count ?? 0;
}

export function presentToken(row: TokenRow): AccessToken {
  return {
    accessTokenID: row.access_token_id,
    name: row.name,
    dateInserted: row.date_inserted,
    dateLastUsed: row.date_last_used,
    dateExpires: row.date_expires,
    scopes: row.scopes,
    resources: row.resources,
  };
}
