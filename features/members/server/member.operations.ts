// What staff do with many members at once: each by itself, so that one refusal does not stop the others.
import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import { bulkOperation } from '../../../platform/server/bulk-operations/bulk-operation.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { DeleteMethod } from '../../account-deletion/account-deletion.contract.ts';
import { deleteAccount, requireDeletable } from '../../account-deletion/server/delete-account.ts';
import { conversationConfig } from '../../conversations/server/conversation.config.ts';
import { startConversation } from '../../conversations/server/start-conversation.ts';
import { setBan } from '../../users/server/manage/ban-user.ts';
import { editUser } from '../../users/server/manage/edit-user.ts';
import { requireBelow, requireManageable } from '../../users/server/user.policy.ts';
import { findUser, type UserRow } from '../../users/server/user.queries.ts';
import { userError } from '../../users/users.contract.ts';
import { memberError } from '../members.contract.ts';
import { requireMember } from './member.detail.ts';

interface Members {
  userIDs: number[];
}

const distinct = (_ctx: RequestContext, { userIDs }: Members) => [...new Set(userIDs)];

async function requireUser(ctx: RequestContext, userID: number): Promise<UserRow> {
  // The site's own account is nobody's to change: it is not there.
  await requireMember(ctx, userID);
  const user = await findUser(ctx.db, userID);
  if (!user) throw notFound('User');
  return user;
}

interface Ban extends Members {
  banned: boolean;
  reason: string;
  dateExpires?: string | undefined;
}

export const banOperation = bulkOperation<Ban>({
  name: 'members.ban',
  require: (ctx, { dateExpires }) => {
    ctx.require('users.edit');
    if (dateExpires !== undefined && !(Date.parse(dateExpires) > ctx.now.getTime()))
      throw userError('user.banEndsBefore');
  },
  list: distinct,
  each: async (ctx, id, { banned, reason, dateExpires }) => {
    const { user_id: userID } = await requireUser(ctx, Number(id));
    await requireBelow(ctx, userID);
    await ctx.write((w) => setBan(w, userID, banned, banned ? { reason, dateExpires } : {}));
  },
});

export const confirmOperation = bulkOperation<Members>({
  name: 'members.confirmEmail',
  require: (ctx) => ctx.require('users.edit'),
  list: distinct,
  each: async (ctx, id) => {
    const user = await requireUser(ctx, Number(id));
    await requireManageable(ctx, user.user_id);
    if (user.email === null) throw memberError('members.noEmail');
    if (!user.email_confirmed) await editUser(ctx, user, { emailConfirmed: true });
  },
});

interface Message extends Members {
  body: string;
}

export const messageOperation = bulkOperation<Message>({
  name: 'members.message',
  require: (ctx) => {
    if (!ctx.setting(conversationConfig.isEnabled)) throw notFound('Page');
    ctx.require('conversations.add');
    ctx.require(['community.moderate', 'users.edit']);
  },
  list: distinct,
  each: async (ctx, id, { body }) => {
    const { user_id: userID } = await requireUser(ctx, Number(id));
    if (userID === ctx.viewer.userID) throw fieldProblem('userIDs', 'Nobody writes to themselves.');
    await startConversation(ctx, { participantUserIDs: [userID], initialBody: body, initialFormat: 'text' });
  },
});

interface Deletion extends Members {
  deleteMethod: DeleteMethod;
}

export const deleteOperation = bulkOperation<Deletion>({
  name: 'members.delete',
  require: (ctx) => ctx.require('users.delete'),
  list: distinct,
  each: async (ctx, id, { deleteMethod }) => {
    await deleteAccount(
      ctx,
      await requireDeletable(ctx, (await requireUser(ctx, Number(id))).user_id),
      deleteMethod,
    );
  },
});

export const memberOperations = [banOperation, confirmOperation, messageOperation, deleteOperation];
