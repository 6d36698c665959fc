import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import * as contract from '../conversations.contract.ts';
import { changeConversation, markRead } from './conversation.actions.ts';
import { mayReadOthers, requireConversation, requireParticipation } from './conversation.policy.ts';
import { presentConversations, presentParticipants } from './conversation.present.ts';
import { listConversationRows, listParticipantRows, type ParticipantRow } from './conversation.queries.ts';
import { requireMessage } from './message.policy.ts';
import { addParticipants, leaveConversation } from './participants.actions.ts';
import { startConversation } from './start-conversation.ts';
import { noteWriting } from './writing.ts';

const NOTHING_MORE: ReadonlySet<string> = new Set();

export const conversationRoutes = [
  route(contract.listConversations, async (ctx, { query }) => {
    const { page, limit, expand, insertUserID } = query;
    const userID = query.participantUserID ?? insertUserID ?? ctx.viewer.userID;
    requireReadable(ctx, [userID, insertUserID ?? userID]);
    const rows = await listConversationRows(ctx.db, { userID, insertUserID, page, limit });
    return { rows: await presentConversations(ctx, rows, expand, userID), page, limit };
  }),
  route(contract.postConversation, async (ctx, { body }) => {
    const conversationID = await startConversation(ctx, body);
    return one(ctx, conversationID, NOTHING_MORE);
  }),
  route(contract.getConversation, (ctx, { params, query }) => one(ctx, params.conversationID, query.expand)),
  route(contract.patchConversation, async (ctx, { params, body }) => {
    await requireParticipation(ctx, params.conversationID);
    await changeConversation(ctx, params.conversationID, body);
    return one(ctx, params.conversationID, NOTHING_MORE);
  }),
  route(contract.putConversationRead, async (ctx, { params, body }) => {
    await requireParticipation(ctx, params.conversationID);
    await markRead(ctx, params.conversationID, await numberOf(ctx, params.conversationID, body.messageID));
    return undefined;
  }),
  route(contract.postWriting, async (ctx, { params }) => {
    await requireParticipation(ctx, params.conversationID);
    await noteWriting(ctx, params.conversationID);
    return undefined;
  }),
  route(contract.leaveConversation, async (ctx, { params }) => {
    await leaveConversation(ctx, params.conversationID);
    return undefined;
  }),
  route(contract.listParticipants, async (ctx, { params, query }) => {
    await requireConversation(ctx, params.conversationID);
    const rows = await listParticipantRows(ctx.db, params.conversationID, query);
    const participants = await shown(ctx, rows, query.expand.has('user'));
    return { rows: participants, page: query.page, limit: query.limit };
  }),
  route(contract.postParticipants, async (ctx, { params, body }) => {
    const added = await addParticipants(ctx, params.conversationID, body.participantUserIDs);
    const rows = added.map((userID) => ({
      conversation_id: params.conversationID,
      user_id: userID,
      is_left: false,
    }));
    return shown(ctx, rows, true);
  }),
];

/** Own ones alone, but for moderators where the site allows it. */
function requireReadable(ctx: RequestContext, userIDs: readonly number[]): void {
  if (userIDs.every((userID) => userID === ctx.viewer.userID) || mayReadOthers(ctx)) return;
  ctx.require('conversations.moderate');
  throw contract.conversationError('conversation.closedToModerators');
}

async function one(
  ctx: RequestContext,
  conversationID: number,
  expand: ReadonlySet<string>,
): Promise<contract.Conversation> {
  const row = await requireConversation(ctx, conversationID);
  const [conversation] = await presentConversations(ctx, [row], expand);
  return conversation as contract.Conversation;
}

async function numberOf(
  ctx: RequestContext,
  conversationID: number,
  messageID: number | undefined,
): Promise<number | undefined> {
  if (messageID === undefined) return undefined;
  const message = await requireMessage(ctx, messageID);
  return message.conversation_id === conversationID ? message.number : 0;
}

async function shown(
  ctx: RequestContext,
  rows: readonly ParticipantRow[],
  withUsers: boolean,
): Promise<contract.Participant[]> {
  if (!withUsers) return presentParticipants(rows);
  const ids = rows.map((row) => row.user_id);
  return presentParticipants(rows, await userFragments(ctx, ids));
}
