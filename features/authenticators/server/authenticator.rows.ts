import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type {
  AuthenticatorSettings,
  AuthenticatorType,
  AuthenticatorUrls,
} from '../authenticators.contract.ts';

export interface AuthenticatorRow {
  authenticator_id: number;
  name: string;
  type: AuthenticatorType;
  client_id: string;
  secret_sealed: Buffer | null;
  is_default: boolean;
  is_active: boolean;
  is_visible: boolean;
  is_oidc: boolean;
  mark_verified: boolean;
  urls: Partial<AuthenticatorUrls>;
  settings: Partial<AuthenticatorSettings>;
  date_updated: string;
}

const COLUMNS =
  sql.raw(`authenticator_id, name, type, client_id, secret_sealed, is_default, is_active, is_visible,
  is_oidc, mark_verified, urls, settings, date_updated::text || xmin::text as date_updated`);

export function findAuthenticator(db: Queryable, id: number): Promise<AuthenticatorRow | undefined> {
  return db.row<AuthenticatorRow>(sql`select ${COLUMNS} from authenticators where authenticator_id = ${id}`);
}

export function findActiveByClient(db: Queryable, clientID: string): Promise<AuthenticatorRow | undefined> {
  return db.row<AuthenticatorRow>(sql`
    select ${COLUMNS} from authenticators where client_id = ${clientID} and is_active order by authenticator_id limit 1`);
}

export async function findAuthenticators(
  db: Queryable,
  types: readonly AuthenticatorType[] | undefined,
  page: number,
  limit: number,
): Promise<{ rows: AuthenticatorRow[]; total: number }> {
  const condition: Sql = types ? sql`type = any(${types})` : sql`true`;
  const rows = await db.rows<AuthenticatorRow>(sql`
    select ${COLUMNS} from authenticators where ${condition} order by authenticator_id
    limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
  const count = await db.row<{ total: number }>(
    sql`select count(*) as total from authenticators where ${condition}`,
  );
  return { rows, total: count?.total ?? 0 };
}

export interface SignInProvider {
  name: string;
  url: string;
}

/** For the sign-in page; the default one comes first. */
export async function signInProviders(db: Queryable): Promise<SignInProvider[]> {
  const rows = await db.rows<{ authenticator_id: number; name: string }>(sql`
    select authenticator_id, name from authenticators where is_active and is_visible
    order by is_default desc, name, authenticator_id limit 20`);
  return rows.map((row) => ({ name: row.name, url: connectPath(row.authenticator_id) }));
}

export function connectPath(authenticatorID: number): string {
  return `/entry/connect/${authenticatorID}`;
}
