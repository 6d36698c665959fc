import { route } from '../../../platform/server/http/route.ts';
import type { Invite } from '../invites.contract.ts';
import * as contract from '../invites.contract.ts';
import { presentInvites, requireInvite, sendInvite, withdrawInvite } from './invite.actions.ts';
import { findInvitesOf } from './invite.queries.ts';

export const inviteRoutes = [
  route(contract.listInvites, async (ctx, { query }) => {
    const { rows, total } = await findInvitesOf(ctx.db, ctx.viewer.userID, query);
    return { rows: await presentInvites(ctx, rows), page: query.page, limit: query.limit, total };
  }),
  route(contract.sendInvite, async (ctx, { body }) => {
    const [shown] = await presentInvites(ctx, [await sendInvite(ctx, body.email)]);
    return shown as Invite;
  }),
  route(contract.getInvite, async (ctx, { params }) => {
    const [shown] = await presentInvites(ctx, [await requireInvite(ctx, params.inviteID)]);
    return shown as Invite;
  }),
  route(contract.withdrawInvite, async (ctx, { params }) => {
    const { invite_id } = await requireInvite(ctx, params.inviteID);
    await withdrawInvite(ctx, invite_id);
    return undefined;
  }),
];
