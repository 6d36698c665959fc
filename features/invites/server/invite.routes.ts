import { route } from '../../../platform/server/http/route.ts';
import type { Invite } from '../invites.contract.ts';
import * as contract from '../invites.contract.ts';
import { presentInvites, requireInvite, sendInvite, withdrawInvite, withPeople } from './invite.actions.ts';
import { findInvites } from './invite.queries.ts';

export const inviteRoutes = [
  route(contract.listInvites, async (ctx, { query }) => {
    const { of, page, limit } = query;
    const isOfAll = of === 'everybody';
    if (isOfAll) ctx.require('community.moderate');
    const { rows, total } = await findInvites(ctx.db, isOfAll ? undefined : ctx.viewer.userID, query);
    const shown = await presentInvites(ctx, rows);
    return { rows: isOfAll ? await withPeople(ctx, shown) : shown, page, limit, total };
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
