// Access tokens: for programs, shown once, revoked at once.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { BEARER_PREFIX, hashToken, newToken } from '../../../platform/server/sessions/tokens.ts';
import { type AccessToken, sessionError } from '../sessions.contract.ts';

const MAX_TOKENS = 50;

interface TokenRow {
  access_token_id: number;
  user_id: number;
  name: string;
  date_inserted: string;
  date_last_used: string | null;
}

const COLUMNS = sql.raw('access_token_id, user_id, name, date_inserted, date_last_used');

export async function addToken(
  db: Queryable,
  userID: number,
  name: string,
): Promise<AccessToken & { accessToken: string }> {
  const accessToken = BEARER_PREFIX + newToken();
  const row = await db.row<TokenRow>(sql`
    insert into access_tokens (user_id, name, token_hash)
    select ${userID}, ${name}, ${hashToken(accessToken)}
    where (select count(*) from access_tokens where user_id = ${userID}) < ${MAX_TOKENS}
    returning ${COLUMNS}`);
  if (!row) throw sessionError('token.tooMany');
  return { ...presentToken(row), accessToken };
}

export async function findTokens(db: Queryable, userID: number): Promise<AccessToken[]> {
  const rows = await db.rows<TokenRow>(sql`
    select ${COLUMNS} from access_tokens where user_id = ${userID} order by access_token_id`);
  return rows.map(presentToken);
}

export function findToken(db: Queryable, accessTokenID: number): Promise<TokenRow | undefined> {
  return db.row<TokenRow>(sql`select ${COLUMNS} from access_tokens where access_token_id = ${accessTokenID}`);
}

export async function revokeToken(db: Queryable, accessTokenID: number): Promise<void> {
  await db.execute(sql`delete from access_tokens where access_token_id = ${accessTokenID}`);
}

export function presentToken(row: TokenRow): AccessToken {
  return {
    accessTokenID: row.access_token_id,
    name: row.name,
    dateInserted: row.date_inserted,
    dateLastUsed: row.date_last_used,
  };
}
