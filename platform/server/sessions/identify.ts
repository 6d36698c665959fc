// From a request's cookie or bearer token to its viewer, in at most one statement; members are known by a feature.
import { getOrCreate } from '../cache/get-or-create.ts';
import type { Queryable } from '../db/database.ts';
import type { KeySource } from '../permissions/member-grants.ts';
import { type AskedSite, withMemberGrants } from '../permissions/own-member-grants.ts';
import {
  newMemberPermissions,
  newMemberRoleIDs,
  permissionSetOf,
  type RoleRegistry,
} from '../permissions/permission-sets.ts';
import { rulesOfKeys } from '../permissions/rules-of-keys.ts';
import type { MemberHas } from './member-has.ts';
import type { KnownSite, MemberSource, SignedIn } from './member-source.ts';
import { BEARER_PREFIX, hashToken } from './tokens.ts';
import type { ViewAs } from './view-as.ts';
import { AUDIENCE_USER_ID, Viewer } from './viewer.ts';
import { mayViewAs, viewerAs } from './viewer-as.ts';

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

/** Anybody who has just become a member: sees what all members see, and no private group. */
export function newMemberViewer(registry: RoleRegistry): Viewer {
  return new Viewer({
    userID: AUDIENCE_USER_ID,
    name: '',
    roleIDs: newMemberRoleIDs(registry),
    permissions: newMemberPermissions(registry),
    via: 'system',
  });
}

/** The author of what nobody wrote; made by the first migration. */
export const SYSTEM_USER_ID = 1;

/** Acts for the site itself: imports, jobs, the command line. */
export function systemViewer(userID = SYSTEM_USER_ID): Viewer {
  const permissions = { isAdmin: true, permissions: [], junctions: {}, junctionAliases: {} };
  return new Viewer({ userID, name: 'System', roleIDs: [], permissions, via: 'system' });
}

type IdentifyingSite = KnownSite &
  AskedSite<RoleRegistry> & { features: { provided: { members?: MemberSource } } };

export async function viewerOfSession(
  site: IdentifyingSite,
  current: RoleRegistry,
  token: string,
  address = '',
  wanted: readonly MemberHas[] = [],
): Promise<Viewer | undefined> {
  const { found: row, registry } = await withMemberGrants(site, current, {
    read: async (sources) =>
      site.features.provided.members?.ofSession(site, hashToken(token), address, wanted, sources),
  });
  if (!row) return undefined;
  const hasNoneOf = namesOf(wanted).filter((name) => !row.has?.includes(name));
  const account = viewerFrom(row, registry, 'cookie', hasNoneOf);
  return (row.view_as && (await asSomebodyElse(site, registry, account, row.view_as))) ?? account;
}

const namesOf = (wanted: readonly MemberHas[]) => wanted.map(({ name }) => name);

/** Undefined where that may not be any more: the account lost its rights, or the member is gone or was given more. */
async function asSomebodyElse(
  site: IdentifyingSite,
  registry: RoleRegistry,
  account: Viewer,
  viewAs: ViewAs,
): Promise<Viewer | undefined> {
  const { userID } = viewAs;
  const [member] = userID === null ? [] : await viewersOfUsers(site, registry, site.database, [userID]);
  if (userID !== null && !member) return undefined;
  const other = viewerAs(registry, account, viewAs, member);
  return mayViewAs(account, other) ? other : undefined;
}

export async function viewerOfBearer(
  site: IdentifyingSite,
  current: RoleRegistry,
  token: string,
): Promise<Viewer | undefined> {
  if (!token.startsWith(BEARER_PREFIX)) return undefined;
  const { found: row, registry } = await withMemberGrants(site, current, {
    read: async (sources) => site.features.provided.members?.ofAccessToken(site, hashToken(token), sources),
  });
  return row && viewerFrom(row, registry, 'bearer');
}

/**
 * Somebody who is not asking, with the rights they have: for work that goes on after their request. Undefined where the
 * account is gone. Who is banned holds no role.
 */
export async function viewerOfUser(
  site: IdentifyingSite,
  current: RoleRegistry,
  userID: number,
): Promise<Viewer | undefined> {
  const { found: row, registry } = await withMemberGrants(site, current, {
    read: async (sources) => site.features.provided.members?.byID(site, userID, sources),
  });
  if (!row) return undefined;
  const [roleIDs, keys] = row.banned ? [[], []] : [row.role_ids, row.keys];
  const permissions = permissionSetOf(registry, roleIDs, row.admin > 0 && !row.banned, keys);
  return new Viewer({
    userID,
    name: row.name,
    roleIDs,
    keys,
    permissions,
    rules: rulesOfKeys(registry.memberGrants.ofKey, keys, permissions),
    via: 'system',
  });
}

/** Many at once, with the rights and the language that each would have now. Those whose account is gone are left out. */
export async function viewersOfUsers(
  site: IdentifyingSite,
  current: RoleRegistry,
  db: Queryable,
  userIDs: readonly number[],
): Promise<Viewer[]> {
  const readIn = (queryable: Queryable) => async (sources: readonly KeySource[]) =>
    site.features.provided.members?.byIDs(site, queryable, userIDs, sources);
  const { found: rows = [], registry } = await withMemberGrants(site, current, {
    read: readIn(db),
    tryOut: db === site.database ? undefined : readIn(site.database),
  });
  return rows.map((row) => viewerFrom(row, registry, 'system'));
}

function viewerFrom(
  row: SignedIn,
  registry: RoleRegistry,
  via: 'cookie' | 'bearer' | 'system',
  hasNoneOf: readonly string[] = [],
): Viewer {
  // A banned member keeps the session, so as to sign out and to read why, but holds no role.
  const roleIDs = row.banned
    ? []
    : row.needs_confirmation
      ? (registry.roleIDsByType.get('unconfirmed') ?? [])
      : row.role_ids;
  const keys = row.banned || row.needs_confirmation ? [] : row.keys;
  const permissions = permissionSetOf(registry, roleIDs, row.admin > 0 && !row.banned, keys);
  return new Viewer({
    userID: row.user_id,
    name: row.name,
    photoUrl: row.photo_url,
    locale: row.locale,
    roleIDs,
    keys,
    permissions,
    rules: rulesOfKeys(registry.memberGrants.ofKey, keys, permissions),
    ...(row.session_id !== null && { sessionID: row.session_id }),
    via,
    hasNoneOf,
    isBanned: row.banned !== 0,
    isVerified: row.is_verified,
    countPosts: row.count_posts,
    ...(row.ban && { ban: row.ban }),
    isReadOnly: row.scopes !== undefined && !row.scopes.includes('write'),
    ...(row.resources && { resources: row.resources }),
  });
}
