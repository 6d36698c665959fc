import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { RoleFragment } from '../../roles/roles.contract.ts';
import { rolesOfUsers } from '../../roles/server/role.queries.ts';
import type { User } from '../users.contract.ts';
import { photoUrl, profilePath } from './user.address.ts';
import { visibilityOf } from './user.policy.ts';
import type { UserRow } from './user.queries.ts';

/** Each as far as the viewer may see them; one statement for the roles of all. */
export async function presentUsers(ctx: RequestContext, rows: readonly UserRow[]): Promise<User[]> {
  const full = rows.filter((row) => visibilityOf(ctx, row) === 'full').map((row) => row.user_id);
  const roles = full.length > 0 ? await rolesOfUsers(ctx.db, full) : new Map<number, RoleFragment[]>();
  return rows.map((row) => presentUser(ctx, row, roles.get(row.user_id) ?? []));
}

export function presentUser(ctx: RequestContext, row: UserRow, roles: readonly RoleFragment[]): User {
  const visibility = visibilityOf(ctx, row);
  const shown = privateFields(ctx, row);
  if (visibility === 'private') return shown;
  const basic = { ...shown, ...basicFields(ctx, row) };
  if (visibility === 'full') return { ...basic, ...fullFields(ctx, row, roles) };
  return row.show_email ? { ...basic, email: row.email } : basic;
}

function privateFields(ctx: RequestContext, row: UserRow): User {
  return {
    userID: row.user_id,
    name: row.name,
    photoUrl: photoUrl(ctx.site.url, row.photo_url),
    banned: row.banned,
    private: row.is_private,
  };
}

function basicFields(ctx: RequestContext, row: UserRow): Partial<User> {
  return {
    url: ctx.url(profilePath(row.name)),
    ...(row.title !== null && { title: row.title }),
    ...(row.about_html !== null && { aboutHtml: row.about_html }),
    ...(row.location !== null && { location: row.location }),
    ...(row.website !== null && { website: row.website }),
    points: row.points,
    dateInserted: row.date_inserted,
    dateLastActive: row.date_last_active,
    countDiscussions: row.count_discussions,
    countComments: row.count_comments,
    countPosts: row.count_discussions + row.count_comments,
  };
}

function fullFields(ctx: RequestContext, row: UserRow, roles: readonly RoleFragment[]): Partial<User> {
  // Rank flags tell whom to attack: for the member and for managers.
  const seesFlags = row.user_id === ctx.viewer.userID || ctx.can('site.manage');
  return {
    email: row.email,
    emailConfirmed: row.email_confirmed,
    showEmail: row.show_email,
    dateUpdated: row.date_updated,
    roles: [...roles],
    roleIDs: roles.map((role) => role.roleID),
    ...(seesFlags && { isAdmin: row.admin > 0, isSysAdmin: row.admin === 2, isSuperAdmin: row.admin > 0 }),
  };
}
