import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type MemberState, memberStates } from '../../../platform/server/places/member-states.ts';
import { canSeeRole } from '../../roles/server/role.policy.ts';
import { findRoles, rolesOfUsers } from '../../roles/server/role.queries.ts';
import { photoUrl } from '../../users/server/user.address.ts';
import type { MemberRow, MemberStateShown } from '../members.contract.ts';

export interface MemberColumns {
  user_id: number;
  name: string;
  photo_url: string | null;
  email: string | null;
  date_inserted: string;
  date_last_active: string | null;
  count_posts: number;
  points: number;
  banned: number;
  email_confirmed: boolean;
}

/** By three statements, however many there are. */
export async function presentMembers(
  ctx: RequestContext,
  rows: readonly MemberColumns[],
): Promise<MemberRow[]> {
  const ids = rows.map((row) => row.user_id);
  if (ids.length === 0) return [];
  const [roles, allRoles, states] = await Promise.all([
    rolesOfUsers(ctx.db, ids),
    findRoles(ctx.db),
    statesOf(ctx, ids),
  ]);
  const seen = new Set(allRoles.filter((role) => canSeeRole(ctx, role)).map((role) => role.role_id));
  return rows.map((row) => ({
    userID: row.user_id,
    name: row.name,
    photoUrl: photoUrl(ctx.site.url, row.photo_url),
    email: ctx.can('personalInfo.view') ? maskedEmail(row.email) : null,
    roles: (roles.get(row.user_id) ?? []).filter(({ roleID }) => seen.has(roleID)),
    dateInserted: row.date_inserted,
    dateLastActive: row.date_last_active,
    countPosts: row.count_posts,
    points: row.points,
    states: states.get(row.user_id) ?? [],
  }));
}

/** Enough to tell two apart, and no address to copy. */
export function maskedEmail(email: string | null): string | null {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, Math.min(3, Math.ceil(name.length / 2)))}•••${email.slice(at)}`;
}

/** Those that the viewer may know of, in order. */
export function statesFor(ctx: RequestContext): MemberState[] {
  return memberStates
    .of(ctx)
    .filter(({ permission }) => permission === undefined || ctx.can(permission))
    .toSorted((a, b) => a.position - b.position);
}

export function presentStates(ctx: RequestContext, states: readonly MemberState[]): MemberStateShown[] {
  return states.map(({ id, name, icon, tone }) => ({ id, name: ctx.translator.t(name), icon, tone }));
}

/** All states of all of them by one statement. */
export async function statesOf(
  ctx: RequestContext,
  userIDs: readonly number[],
): Promise<Map<number, string[]>> {
  const states = statesFor(ctx);
  const conditions: Sql[] = [];
  for (const state of states)
    conditions.push(sql`case when ${await state.where(ctx)} then ${state.id}::text end`);
  if (conditions.length === 0) return new Map();
  const rows = await ctx.db.rows<{ user_id: number; states: string[] }>(sql`
    select users.user_id, array_remove(array[${sql.join(conditions)}], null) as states
    from users where users.user_id = any(${[...userIDs]})`);
  return new Map(rows.map((row) => [row.user_id, row.states]));
}
