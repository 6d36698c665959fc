// The one who asks. A guest is somebody too: the interface always has a current user.
import { notFound } from '../../../platform/contract/errors.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { globalPermissionNames } from '../../roles/server/member-permissions.ts';
import { findRoles } from '../../roles/server/role.queries.ts';
import type { CurrentUser } from '../users.contract.ts';
import { profilePath } from './user.address.ts';
import { presentUsers } from './user.present.ts';
import { findUser } from './user.queries.ts';

const LONG_AGO = '2000-01-01T00:00:00+00:00';

export async function currentUser(
  ctx: RequestContext,
  expand: ReadonlySet<string> = new Set(),
): Promise<CurrentUser> {
  const { userID } = ctx.viewer;
  if (userID === 0) return guest(ctx, expand);
  const [row, counts] = await Promise.all([findUser(ctx.db, userID), currentUserCounts(ctx)]);
  const countOf = (name: string) => counts.find((each) => each.name === name)?.count ?? 0;
  const [shown] = row ? await presentUsers(ctx, [row], new Set([...expand, 'profileFields'])) : [];
  if (!row || !shown) throw notFound('User');
  return {
    ...shown,
    url: ctx.url(profilePath(row.name)),
    email: row.email,
    ssoID: null,
    isAdmin: row.admin > 0,
    roles: shown.roles ?? [],
    roleIDs: shown.roleIDs ?? [],
    extended: {},
    countUnreadNotifications: countOf('UnreadNotifications'),
    countUnreadConversations: countOf('UnreadConversations'),
    permissions: globalPermissionNames(ctx.viewer.permissions),
  };
}

async function guest(ctx: RequestContext, expand: ReadonlySet<string>): Promise<CurrentUser> {
  const all = await findRoles(ctx.db);
  const roles = all.filter((role) => ctx.viewer.roleIDs.includes(role.role_id));
  return {
    userID: 0,
    name: 'Guest',
    photoUrl: '',
    banned: 0,
    private: false,
    url: ctx.url(profilePath('Guest')),
    points: 0,
    countDiscussions: 0,
    countComments: 0,
    countPosts: 0,
    countVisits: 0,
    inviteUserID: null,
    profileFields: {},
    ...(expand.has('reactionsReceived') && { reactionsReceived: {} }),
    extended: {},
    dateInserted: LONG_AGO,
    dateUpdated: LONG_AGO,
    dateLastActive: null,
    email: null,
    emailConfirmed: false,
    showEmail: false,
    bypassSpam: false,
    ssoID: null,
    isAdmin: false,
    isSysAdmin: false,
    isSuperAdmin: false,
    roles: roles.map((role) => ({ roleID: role.role_id, name: role.name })),
    roleIDs: roles.map((role) => role.role_id),
    countUnreadNotifications: 0,
    countUnreadConversations: 0,
    permissions: globalPermissionNames(ctx.viewer.permissions),
  };
}

/** What every capability counts for its members, in one statement. */
export async function currentUserCounts(ctx: RequestContext): Promise<{ name: string; count: number }[]> {
  if (ctx.viewer.isGuest) return [];
  const sources = ctx.site.features
    .enabled(ctx.config)
    .flatMap((feature) => feature.memberCounts ?? [])
    .filter(({ permission }) => permission === undefined || ctx.can(permission));
  const columns: Sql[] = await Promise.all(
    sources.map(async (source, at) => sql`${await source.select(ctx)} as ${sql.raw(`count_${at}`)}`),
  );
  if (columns.length === 0) return [];
  const row = await ctx.db.row<Record<string, number>>(sql.plannedOnce(sql`select ${sql.join(columns)}`));
  return sources.map((source, at) => ({ name: source.name, count: Number(row?.[`count_${at}`] ?? 0) }));
}
