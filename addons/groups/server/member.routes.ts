import { notFound, type RequestContext, type Route, route, sql } from '@parley/addon-api';
import {
  applyToGroup,
  deleteGroupApplicant,
  deleteGroupMember,
  type GroupApplicant,
  type GroupMember,
  joinGroup,
  listGroupApplicants,
  listGroupInvites,
  listGroupMembers,
  patchGroupApplicant,
  patchGroupRole,
  postGroupInvitations,
  postGroupMember,
  putGroupRole,
} from '../group-members.contract.ts';
import { groupError } from '../groups.contract.ts';
import { requireGroup, requireLed, seesMembers } from './group.policy.ts';
import { inviteByMail, requireAddresses } from './invitation.actions.ts';
import {
  addMember,
  apply,
  decide,
  invite,
  join,
  removeApplication,
  removeMember,
  setRole,
} from './member.actions.ts';
import { groupApplicants, groupInvites, groupMembers, oneMember } from './member.rows.ts';

const FIRST = { page: 1, limit: 50 };

export const memberRoutes: Route[] = [
  route(joinGroup, async (ctx, { params: { groupID } }) => {
    await join(ctx, groupID);
    return oneMember(ctx, groupID, ctx.viewer.userID);
  }),
  route(listGroupMembers, async (ctx, { params: { groupID }, query }) => {
    if (!seesMembers(ctx, await requireGroup(ctx, groupID))) throw groupError('group.membersOnly');
    return { rows: await groupMembers(ctx, groupID, query), ...query };
  }),
  route(postGroupMember, async (ctx, { params: { groupID }, body: { userID, role } }) => {
    await requireGroup(ctx, groupID);
    const known = await ctx.db.row(sql`select from users where user_id = ${userID} and date_deleted is null`);
    if (!known) throw notFound('User');
    await ctx.write((w) => addMember(w, { groupID, memberID: userID }, role));
    return oneMember(ctx, groupID, userID);
  }),
  route(deleteGroupMember, async (ctx, { params: { groupID, userID } }) => {
    if (userID === ctx.viewer.userID) await requireGroup(ctx, groupID);
    else await requireLed(ctx, groupID);
    await removeMember(ctx, { groupID, memberID: userID });
    return undefined;
  }),
  route(putGroupRole, (ctx, { params, body }) => changeRole(ctx, params, body.role)),
  route(patchGroupRole, (ctx, { params, body }) => changeRole(ctx, params, body.role)),
  route(listGroupInvites, async (ctx, { params: { groupID }, query }) => {
    await requireLed(ctx, groupID);
    return { rows: await groupInvites(ctx, groupID, query), ...query };
  }),
  route(postGroupInvitations, async (ctx, { params: { groupID }, body: { userIDs, emails } }) => {
    await requireLed(ctx, groupID);
    const addresses = requireAddresses(emails);
    await ctx.write(async (w) => {
      await invite(w, groupID, userIDs);
      await inviteByMail(ctx, w, groupID, addresses);
    });
    return groupInvites(ctx, groupID, FIRST);
  }),
  route(listGroupApplicants, async (ctx, { params: { groupID }, query }) => {
    await requireLed(ctx, groupID);
    return { rows: await groupApplicants(ctx, groupID, query), ...query };
  }),
  route(applyToGroup, async (ctx, { params: { groupID }, body: { body } }) => {
    await apply(ctx, await requireGroup(ctx, groupID), body);
    const [applicant] = await groupApplicants(ctx, groupID, FIRST, ctx.viewer.userID);
    return applicant as GroupApplicant;
  }),
  route(patchGroupApplicant, async (ctx, { params: { groupID, userID }, body: { status } }) => {
    await requireLed(ctx, groupID);
    await decide(ctx, { groupID, memberID: userID }, status);
    return undefined;
  }),
  route(deleteGroupApplicant, async (ctx, { params: { groupID, userID } }) => {
    const isOwn = userID === ctx.viewer.userID;
    if (!isOwn) await requireLed(ctx, groupID);
    await removeApplication(ctx, { groupID, memberID: userID }, { isOwn });
    return undefined;
  }),
];

async function changeRole(
  ctx: RequestContext,
  { groupID, userID }: { groupID: number; userID: number },
  role: GroupMember['role'],
): Promise<GroupMember> {
  await requireLed(ctx, groupID);
  await setRole(ctx, { groupID, memberID: userID }, role);
  return oneMember(ctx, groupID, userID);
}
