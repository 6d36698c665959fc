import { startBulkOperation } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { route } from '../../../platform/server/http/route.ts';
import { recordOnUser } from '../../users/server/user.acts.ts';
import * as contract from '../members.contract.ts';
import { memberActs } from './member.acts.ts';
import { detailOf, requireMember } from './member.detail.ts';
import { listOf } from './member.list.ts';
import { banOperation, confirmOperation, deleteOperation, messageOperation } from './member.operations.ts';

export const memberRoutes = [
  route(contract.listMembers, (ctx, { query }) => listOf(ctx, query)),
  route(contract.getMember, (ctx, { params }) => detailOf(ctx, params.userID)),
  route(contract.showMemberEmail, async (ctx, { params }) => {
    const { email } = await requireMember(ctx, params.userID);
    // Nothing that others see depends on it: nothing is invalidated.
    await ctx.write((w) => recordOnUser(w, memberActs.emailShown, params.userID));
    return { email };
  }),
  route(contract.banMembers, (ctx, { body }) => startBulkOperation(ctx, banOperation, body)),
  route(contract.confirmMembers, (ctx, { body }) => startBulkOperation(ctx, confirmOperation, body)),
  route(contract.messageMembers, (ctx, { body }) => startBulkOperation(ctx, messageOperation, body)),
  route(contract.deleteMembers, (ctx, { body }) => startBulkOperation(ctx, deleteOperation, body)),
];
