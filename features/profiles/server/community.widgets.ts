// The community as a whole: who writes most, who is new, how much there is, and one member in the light.
import { z } from 'zod';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  choice,
  containerOptions,
  field,
  headings,
  limit as limitField,
} from '../../../platform/server/layouts/prop-fields.ts';
import { type ServerWidget, widget } from '../../../platform/server/layouts/widget.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import { isFullViewer } from '../../users/server/user.policy.ts';
import { withStyles } from '../../widgets/server/backgrounds.ts';
import {
  type LeaderboardProps,
  MOST_COUNTED_LATELY,
  type NewMembersProps,
  type UserSpotlightProps,
} from '../profile-widgets.contract.ts';
import { leaderboardType, leaderboardTypes, slotType } from '../profiles.contract.ts';
import { countedBy, findLeaders } from './leaders.ts';
import { siteTotalsWidget } from './site-totals.widget.ts';

const limit = limitField().default(10);

/** Who may not open profiles is not shown a list of people either. */
function mayMeet(ctx: RequestContext): boolean {
  return isFullViewer(ctx) || ctx.can('profiles.view');
}

const leaderboardProps = z.looseObject({
  ...headings,
  apiParams: z
    .looseObject({
      slotType: field(slotType, 'Of the last', {
        inputType: 'select',
        group: 'Data',
        choices: { d: 'Day', w: 'Week', m: 'Month', y: 'Year', a: 'All time' },
      }).default('m'),
      leaderboardType: field(leaderboardType, 'By', {
        inputType: 'select',
        group: 'Data',
        choices: leaderboardTypes.own,
      }).default('posts'),
      categoryID: field(z.int().optional(), 'Category', { inputType: 'category', group: 'Data' }),
      includedRoleIDs: field(z.array(z.int()).optional(), 'Roles', { inputType: 'role', group: 'Data' }),
      excludedRoleIDs: field(z.array(z.int()).optional(), 'Without roles', {
        inputType: 'role',
        group: 'Data',
      }),
      limit,
    })
    .prefault({}),
  containerOptions,
});

const leaderboard = widget({
  id: 'leaderboard',
  component: 'LeaderboardWidget',
  name: 'Leaderboard',
  schema: leaderboardProps,
  hydrate: async (ctx, { props, params }) => {
    const { apiParams, ...given } = withStyles(ctx, props, params);
    if (!mayMeet(ctx)) return null;
    ctx.cacheTags.add(cacheTag.allPosts);
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
    if (leaders.length === 0) return null;
    const shown: LeaderboardProps = {
      ...given,
      title: given.title ?? 'Most Active Members',
      leaders,
      leaderboardType: apiParams.leaderboardType,
      counted: countedBy(ctx, apiParams.leaderboardType),
    };
    return { ...shown, apiParams };
  },
});

const newMembersProps = z.looseObject({ ...headings, limit });

const newMembers = widget({
  id: 'newmembers',
  component: 'NewMembersWidget',
  name: 'Newest Members',
  schema: newMembersProps,
  hydrate: async (ctx, { props }) => {
    if (!mayMeet(ctx)) return null;
    ctx.cacheTags.add(cacheTag.users);
    const people = sql`date_deleted is null and admin < 2 and banned = 0 and not is_private`;
    const rows = await ctx.db.rows<{ user_id: number; lately: number }>(sql`
      select user_id, (
        select count(*)::int from (
          select from users where ${people} and date_inserted > now() - interval '30 days'
          order by date_inserted desc, user_id desc limit ${sql.integer(MOST_COUNTED_LATELY + 1)}) newcomers) as lately
      from users where ${people}
      order by date_inserted desc, user_id desc limit ${sql.integer(props.limit)}`);
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
      title: props.title ?? 'Newest Members',
      ...(props.titleType && { titleType: props.titleType }),
      ...(props.descriptionType !== 'none' && props.description && { description: props.description }),
      members,
      countLately: rows[0]?.lately ?? 0,
    };
    return { ...shown };
  },
});

const spotlightProps = z.looseObject({
  ...headings,
  apiParams: z
    .looseObject({ userID: field(z.int().optional(), 'Member', { inputType: 'user', group: 'Data' }) })
    .prefault({}),
  userTextAlignment: choice({ left: 'Left', right: 'Right' }, 'Place of the photo', {
    inputType: 'radio',
  }).default('left'),
  containerOptions,
});

const userSpotlight = widget({
  id: 'userspotlight',
  component: 'UserSpotlightWidget',
  name: 'User Spotlight',
  schema: spotlightProps,
  hydrate: async (ctx, { props, params }) => {
    const { apiParams, ...given } = withStyles(ctx, props, params);
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
