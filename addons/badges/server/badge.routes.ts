import { notFound, type RequestContext, type Route, route, sql } from '@parley/addon-api';
import {
  deleteBadge,
  getBadge,
  listBadges,
  listBadgeUsers,
  patchBadge,
  postBadge,
} from '../badges.contract.ts';
import {
  type BadgeRequest,
  deleteUserBadge,
  listBadgeRequests,
  listUserBadges,
  type MemberBadge,
  patchBadgeRequest,
  postUserBadge,
  requestBadge,
  withdrawBadgeRequest,
} from '../member-badges.contract.ts';
import { addBadge, changeBadge, keyOf, removeBadge } from './badge.actions.ts';
import { badgeRows, presentBadge, requireBadge, storedPicture } from './badge.rows.ts';
import { decideRequest, giveBadge, takeBadge } from './grant.actions.ts';
import { badgesOfMember, oneBadgeOf, ownRequest, recipientsOf, waitingRequests } from './member.rows.ts';
import { askForBadge, withdrawRequest } from './request.actions.ts';

const badgeRoutes: Route[] = [
  route(listBadges, async (ctx, { query }) => {
    const rows = (await badgeRows(ctx, query)).map((row) => presentBadge(ctx, row));
    return { rows, page: query.page, limit: query.limit };
  }),
  route(postBadge, async (ctx, { body }) => {
    const photoUrl = storedPicture(ctx, body.photoUrl);
    const badgeID = await addBadge(ctx, { ...body, photoUrl, key: body.key ?? keyOf(body.name) });
    return presentBadge(ctx, await requireBadge(ctx, badgeID));
  }),
  route(getBadge, async (ctx, { params }) => presentBadge(ctx, await requireBadge(ctx, params.badgeID))),
  route(patchBadge, async (ctx, { params: { badgeID }, body }) => {
    const earlier = presentBadge(ctx, await requireBadge(ctx, badgeID));
    const changed = { ...earlier, ...body };
    const photoUrl = storedPicture(ctx, changed.photoUrl);
    await changeBadge(ctx, badgeID, { ...changed, photoUrl }, earlier);
    return presentBadge(ctx, await requireBadge(ctx, badgeID));
  }),
  route(deleteBadge, async (ctx, { params }) => {
    await removeBadge(ctx, params.badgeID);
    return undefined;
  }),
  route(listBadgeUsers, async (ctx, { params: { badgeID }, query }) => {
    await requireBadge(ctx, badgeID);
    return { rows: await recipientsOf(ctx, badgeID, query), ...query };
  }),
];

const memberRoutes: Route[] = [
  route(listUserBadges, async (ctx, { params: { userID }, query }) => {
    await requireMember(ctx, userID);
    return { rows: await badgesOfMember(ctx, userID, query), ...query };
  }),
  route(postUserBadge, async (ctx, { params: { userID }, body: { badgeID, reason } }) => {
    await requireMember(ctx, userID);
    await giveBadge(ctx, { badgeID, memberID: userID }, reason);
    return (await oneBadgeOf(ctx, userID, badgeID)) as MemberBadge;
  }),
  route(deleteUserBadge, async (ctx, { params: { userID, badgeID } }) => {
    await takeBadge(ctx, { badgeID, memberID: userID });
    return undefined;
  }),
];

const requestRoutes: Route[] = [
  route(listBadgeRequests, async (ctx, { query }) => ({ rows: await waitingRequests(ctx, query), ...query })),
  route(patchBadgeRequest, async (ctx, { params: { requestID }, body }) => {
    await decideRequest(ctx, requestID, body);
    return undefined;
  }),
  route(requestBadge, async (ctx, { params: { badgeID }, body: { body } }) => {
    await askForBadge(ctx, await requireBadge(ctx, badgeID), body);
    return (await ownRequest(ctx, badgeID)) as BadgeRequest;
  }),
  route(withdrawBadgeRequest, async (ctx, { params: { badgeID } }) => {
    await withdrawRequest(ctx, badgeID);
    return undefined;
  }),
];

export const routes: Route[] = [...requestRoutes, ...badgeRoutes, ...memberRoutes];

/** Of a private profile no more is told than its name. */
async function requireMember(ctx: RequestContext, userID: number): Promise<void> {
  const isOpen =
    userID === ctx.viewer.userID || ctx.can('personalInfo.view') || ctx.can('badges.moderate')
      ? sql`true`
      : sql`not is_private`;
  const row = await ctx.db.row(sql`
    select from users where user_id = ${userID} and date_deleted is null and admin < 2 and ${isOpen}`);
  if (!row) throw notFound('User');
}
