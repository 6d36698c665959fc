// The community as a whole: who writes most, who is new, how much there is, and one member in the light.
import { z } from 'zod';
import { tagOf } from '../../../platform/server/cache/touch.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type ServerWidget, widget } from '../../../platform/server/layouts/widget.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import { isFullViewer } from '../../users/server/user.policy.ts';
import type { LeaderboardProps, NewMembersProps, UserSpotlightProps } from '../profile-widgets.contract.ts';
import { leaderboardType, slotType } from '../profiles.contract.ts';
import { findLeaders } from './leaders.ts';
import { siteTotalsWidget } from './site-totals.widget.ts';

const title = z.string().max(200).optional();
const limit = z.int().min(1).max(100).default(10);

/** Who may not open profiles is not shown a list of people either. */
function mayMeet(ctx: RequestContext): boolean {
  return isFullViewer(ctx) || ctx.can('profiles.view');
}

const leaderboardProps = z.object({
  title,
  apiParams: z
    .object({
      slotType: slotType.default('m'),
      leaderboardType: leaderboardType.default('posts'),
      categoryID: z.int().optional(),
      includedRoleIDs: z.array(z.int()).optional(),
      excludedRoleIDs: z.array(z.int()).optional(),
      limit,
    })
    .prefault({}),
});

const leaderboard = widget({
  id: 'leaderboard',
  component: 'LeaderboardWidget',
  name: 'Leaderboard',
  schema: leaderboardProps,
  hydrate: async (ctx, { props }) => {
    const { apiParams, ...given } = leaderboardProps.parse(props);
    if (!mayMeet(ctx)) return null;
    ctx.madeOf.add(tagOf.allPosts);
    const rows = await findLeaders(ctx, apiParams);
    if (rows.length === 0) return null;
    const people = await userFragments(
      ctx,
      rows.map((row) => row.user_id),
    );
    const leaders = rows.flatMap(({ user_id, points }) => {
      const user = people.get(user_id);
      return user?.url ? [{ user, points }] : [];
    });
    const shown: LeaderboardProps = {
      title: given.title ?? 'Most Active Members',
      leaders,
      leaderboardType: apiParams.leaderboardType,
    };
    return { ...shown, apiParams };
  },
});

const newMembersProps = z.object({ title, limit });

const newMembers = widget({
  id: 'newmembers',
  component: 'NewMembersWidget',
  name: 'Newest Members',
  schema: newMembersProps,
  hydrate: async (ctx, { props }) => {
    const given = newMembersProps.parse(props);
    if (!mayMeet(ctx)) return null;
    ctx.madeOf.add(tagOf.users);
    const people = sql`date_deleted is null and admin < 2 and banned = 0 and not is_private`;
    const rows = await ctx.db.rows<{ user_id: number; lately: number }>(sql`
      select user_id, (
        select count(*)::int from users where ${people} and date_inserted > now() - interval '30 days') as lately
      from users where ${people}
      order by date_inserted desc, user_id desc limit ${sql.integer(given.limit)}`);
    if (rows.length === 0) return null;
    const fragments = await userFragments(
      ctx,
      rows.map((row) => row.user_id),
    );
    const members = rows.flatMap((row) => {
      const user = fragments.get(row.user_id);
      return user?.url ? [user] : [];
    });
    const shown: NewMembersProps = {
      title: given.title ?? 'Newest Members',
      members,
      countLately: rows[0]?.lately ?? 0,
    };
    return { ...shown };
  },
});

const spotlightProps = z.object({
  title,
  description: z.string().max(1000).optional(),
  apiParams: z.object({ userID: z.int().optional() }).prefault({}),
  userTextAlignment: z.enum(['left', 'right']).default('left'),
});

const userSpotlight = widget({
  id: 'userspotlight',
  component: 'UserSpotlightWidget',
  name: 'User Spotlight',
  schema: spotlightProps,
  hydrate: async (ctx, { props }) => {
    const { apiParams, ...given } = spotlightProps.parse(props);
    if (apiParams.userID === undefined || !mayMeet(ctx)) return null;
    const user = (await userFragments(ctx, [apiParams.userID])).get(apiParams.userID);
    if (!user?.url) return null;
    const shown: UserSpotlightProps = {
      ...given,
      title: given.title ?? 'User Spotlight',
      userInfo: user,
    };
    return { ...shown, apiParams };
  },
});

export const communityWidgets: ServerWidget[] = [leaderboard, newMembers, userSpotlight, siteTotalsWidget];
