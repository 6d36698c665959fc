// What is added about users beside their ids, on any call: see people-expands.ts.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { personDetails } from '../../../platform/server/http/responses/people-expands.ts';
import { shownProfileValues } from './profile-values.ts';
import { visibilityOf } from './user.policy.ts';

interface OpenRow {
  user_id: number;
  is_private: boolean;
  banned: number;
}

/** Of profiles that are restricted for the viewer nothing is shown. */
async function openProfileValues(
  ctx: RequestContext,
  userIDs: readonly number[],
): Promise<Map<number, unknown>> {
  const rows = await ctx.db.rows<OpenRow>(
    sql`select user_id, is_private, banned from users where user_id = any(${userIDs}) and date_deleted is null`,
  );
  const open = rows.filter((row) => visibilityOf(ctx, row) !== 'private');
  return shownProfileValues(
    ctx,
    open.map((row) => row.user_id),
  );
}

async function rolesOf(ctx: RequestContext, userIDs: readonly number[]): Promise<Map<number, unknown>> {
  const rows = await ctx.db.rows<{ user_id: number; roles: unknown }>(sql`
    select user_id, jsonb_agg(jsonb_build_object('roleID', role_id, 'name', r.name) order by role_id) as roles
    from user_roles join roles r using (role_id) where user_id = any(${userIDs}) group by user_id`);
  return new Map(rows.map((row) => [row.user_id, row.roles]));
}

export const userExpanders = [
  personDetails.add({ name: 'profileFields', of: openProfileValues }),
  personDetails.add({ name: 'extended', of: openProfileValues }),
  // Clients ask for them beside every author; there are none to hold yet.
  personDetails.add({ name: 'badges', of: async (_ctx, userIDs) => new Map(userIDs.map((id) => [id, []])) }),
  personDetails.add({ name: 'roles', permission: 'personalInfo.view', of: rolesOf }),
];
