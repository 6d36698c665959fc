import { route } from '../../../platform/server/http/route.ts';
import { requireCategory } from '../../categories/server/category.policy.ts';
import { requireVisibleRoles } from '../../roles/server/role.policy.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import * as contract from '../profiles.contract.ts';
import { findLeaders, slotStart } from './leaders.ts';
import { reactedRecords } from './reacted.ts';

export const peopleRoutes = [
  route(contract.listLeaders, async (ctx, { query }) => {
    if (query.categoryID !== undefined) await requireCategory(ctx, query.categoryID);
    await requireVisibleRoles(ctx, 'includedRoleIDs', query.includedRoleIDs);
    await requireVisibleRoles(ctx, 'excludedRoleIDs', query.excludedRoleIDs);
    const rows = await findLeaders(ctx, query);
    const people = await userFragments(
      ctx,
      rows.map((row) => row.user_id),
    );
    const { slotType, leaderboardType: source } = query;
    const since = slotStart(ctx, slotType);
    return rows.flatMap(({ user_id: userID, points }) => {
      const person = people.get(userID);
      if (!person) return [];
      const timeSlot = since && { timeSlot: since.toISOString().replace(/\.\d+Z$/, '+00:00') };
      return [{ userID, name: person.name, photo: person.photoUrl, points, slotType, ...timeSlot, source }];
    });
  }),
  route(contract.listReacted, async (ctx, { params, query }) => {
    const { page, limit } = query;
    return { rows: await reactedRecords(ctx, params.userID, query), page, limit };
  }),
];
