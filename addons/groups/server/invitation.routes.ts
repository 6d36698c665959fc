import { type Route, route, sql } from '@parley/addon-api';
import * as contract from '../group-invitations.contract.ts';
import { groupError } from '../groups.contract.ts';
import { groupFollowChanged } from '../groups.events.ts';
import { presentGroup } from './group.list.ts';
import { requireGroup, requireLed } from './group.policy.ts';
import { GROUPS_TAG } from './groups.tag.ts';
import { acceptInvitation, makeLink, withdrawInvitation, withdrawInvite } from './invitation.actions.ts';
import { openInvitations, presentInvitations } from './invitation.rows.ts';

export const invitationRoutes: Route[] = [
  route(contract.listGroupInvitations, async (ctx, { params: { groupID }, query }) => {
    await requireLed(ctx, groupID);
    return { rows: await presentInvitations(ctx, await openInvitations(ctx, groupID, query)), ...query };
  }),
  route(contract.postGroupLink, async (ctx, { params: { groupID }, body: { days } }) => {
    await requireLed(ctx, groupID);
    const [link] = await presentInvitations(ctx, [await makeLink(ctx, groupID, days)]);
    return link as contract.GroupInvitation;
  }),
  route(contract.deleteGroupInvitation, async (ctx, { params: { groupID, invitationID } }) => {
    await requireLed(ctx, groupID);
    await withdrawInvitation(ctx, groupID, invitationID);
    return undefined;
  }),
  route(contract.deleteGroupInvite, async (ctx, { params: { groupID, userID } }) => {
    if (userID === ctx.viewer.userID) await requireGroup(ctx, groupID);
    else await requireLed(ctx, groupID);
    await withdrawInvite(ctx, groupID, userID);
    return undefined;
  }),
  route(contract.acceptGroupInvitation, async (ctx, { body: { token } }) => {
    const groupID = await acceptInvitation(ctx, token);
    return presentGroup(ctx, await requireGroup(ctx, groupID));
  }),
  route(contract.putGroupFollow, async (ctx, { params: { groupID }, body: { followed } }) => {
    const { role } = await requireGroup(ctx, groupID);
    if (role === null) throw groupError('group.membersFollow');
    const { userID } = ctx.viewer;
    await ctx.write(async (w) => {
      await w.db.execute(sql`
        update group_members set date_followed = case when ${followed} then coalesce(date_followed, now()) end
        where group_id = ${groupID} and user_id = ${userID}`);
      await w.announce(groupFollowChanged, { groupID, userID }, { invalidates: [GROUPS_TAG] });
    });
    return presentGroup(ctx, await requireGroup(ctx, groupID));
  }),
];
