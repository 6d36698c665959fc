// From a request's cookie or bearer token to its viewer, in at most one statement.
import { getOrCreate } from '../cache/get-or-create.ts';
import { siteConfig } from '../config/site-config.ts';
import { sql } from '../db/sql.ts';
import { permissionSetOf, type RoleRegistry } from '../permissions/permission-sets.ts';
import type { Site } from '../site/site.ts';
import { BEARER_PREFIX, hashToken } from './tokens.ts';
import { Viewer } from './viewer.ts';

export interface SignedIn {
  user_id: number;
  name: string;
  photo_url: string | null;
  locale: string | null;
  admin: number;
  banned: number;
  session_id: number | null;
  role_ids: number[];
  needs_confirmation: boolean;
  /** Of an access token. */
  scopes?: string[];
}

const guests = new WeakMap<RoleRegistry, Viewer>();

/** The same for all guests, until roles change. */
export function guestViewer(registry: RoleRegistry): Viewer {
  return getOrCreate(guests, registry, () => newGuest(registry));
}

function newGuest(registry: RoleRegistry): Viewer {
  const roleIDs = registry.roleIDsByType.get('guest') ?? [];
  return new Viewer({
    userID: 0,
    name: 'Guest',
    roleIDs,
    permissions: permissionSetOf(registry, roleIDs, false),
    via: 'none',
  });
}

/** The author of what nobody wrote; made by the first migration. */
export const SYSTEM_USER_ID = 1;

/** Acts for the site itself: imports, jobs, the command line. */
export function systemViewer(userID = SYSTEM_USER_ID): Viewer {
  const permissions = { isAdmin: true, permissions: [], junctions: {}, junctionAliases: {} };
  return new Viewer({ userID, name: 'System', roleIDs: [], permissions, via: 'system' });
}

/** Has an address that ought to be confirmed and is not. */
const needsConfirmation = (defaults: ReadonlyMap<string, unknown>) => sql`
  (u.email is not null and not u.email_confirmed and u.admin = 0 and coalesce(
    (select value = 'true'::jsonb from config_values where key = ${siteConfig.confirmsEmail.key}),
    ${defaults.get(siteConfig.confirmsEmail.key) === true}))`;

export async function viewerOfSession(
  site: Pick<Site, 'database' | 'settingDefaults'>,
  registry: RoleRegistry,
  token: string,
  address = '',
): Promise<Viewer | undefined> {
  // A session ends 30 days after its last use, and 90 days after it began; noted once an hour, not at every read.
  const row = await site.database.row<SignedIn>(sql`
    with used as (
      update sessions set date_updated = now(), date_expires = least(now() + interval '30 days', date_inserted + interval '90 days')
      where token_hash = ${hashToken(token)} and date_expires > now()
        and coalesce(date_updated, date_inserted) < now() - interval '1 hour'
      returning user_id
    ), seen as (
      update users set date_last_active = now(), last_ip_address = coalesce(${address || null}::inet, last_ip_address),
        count_visits = count_visits + (coalesce(date_last_active < now() - interval '2 hours', true))::int
      where user_id in (select user_id from used)
    )
    select u.user_id, u.name, u.photo_url, u.locale, u.admin, u.banned, s.session_id, ${needsConfirmation(site.settingDefaults)} as needs_confirmation,
      array(select role_id from user_roles where user_id = u.user_id) as role_ids
    from sessions s join users u using (user_id)
    where s.token_hash = ${hashToken(token)} and s.date_expires > now() and u.date_deleted is null`);
  return row && viewerFrom(row, registry, 'cookie');
}

export async function viewerOfBearer(
  site: Pick<Site, 'database' | 'settingDefaults'>,
  registry: RoleRegistry,
  token: string,
): Promise<Viewer | undefined> {
  if (!token.startsWith(BEARER_PREFIX)) return undefined;
  const row = await site.database.row<SignedIn>(sql`
    with used as (
      update access_tokens set date_last_used = now()
      where token_hash = ${hashToken(token)} and (date_last_used is null or date_last_used < now() - interval '1 minute')
        and date_revoked is null and (date_expires is null or date_expires > now())
    )
    select u.user_id, u.name, u.photo_url, u.locale, u.admin, u.banned, null as session_id, ${needsConfirmation(site.settingDefaults)} as needs_confirmation, t.scopes,
      array(select role_id from user_roles where user_id = u.user_id) as role_ids
    from access_tokens t join users u using (user_id)
    where t.token_hash = ${hashToken(token)} and t.date_revoked is null and (t.date_expires is null or t.date_expires > now())
      and u.date_deleted is null`);
  return row && viewerFrom(row, registry, 'bearer');
}

export function viewerFrom(row: SignedIn, registry: RoleRegistry, via: 'cookie' | 'bearer'): Viewer {
  // A banned member keeps the session, so as to sign out and to read why, but holds no role.
  const roleIDs = row.banned
    ? []
    : row.needs_confirmation
      ? (registry.roleIDsByType.get('unconfirmed') ?? [])
      : row.role_ids;
  return new Viewer({
    userID: row.user_id,
    name: row.name,
    photoUrl: row.photo_url,
    locale: row.locale,
    roleIDs,
    permissions: permissionSetOf(registry, roleIDs, row.admin > 0 && !row.banned),
    ...(row.session_id !== null && { sessionID: row.session_id }),
    via,
    isBanned: row.banned !== 0,
    isReadOnly: row.scopes !== undefined && !row.scopes.includes('write'),
  });
}
