// Who takes part in a conversation reads it. Moderators do where the site allows it, and write nothing there.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { conversationError } from '../conversations.contract.ts';
import { conversationConfig } from './conversation.config.ts';
import { type ConversationRow, findConversations } from './conversation.queries.ts';

export function mayReadOthers(ctx: RequestContext): boolean {
  return ctx.setting(conversationConfig.allowsModeration) && ctx.can('conversations.moderate');
}

export const takesPart = (row: ConversationRow): boolean => row.first_number !== null;

/** Read by this viewer: 404 where there is none, 403 where it is somebody else's. */
export async function requireConversation(
  ctx: RequestContext,
  conversationID: number,
): Promise<ConversationRow> {
  const [row] = await findConversations(ctx.db, [conversationID], ctx.viewer.userID);
  if (!row) throw notFound('Conversation');
  if (!takesPart(row) && !mayReadOthers(ctx)) throw conversationError('conversation.notYours');
  return row;
}

/** To change something there, one has to take part in it. */
export async function requireParticipation(
  ctx: RequestContext,
  conversationID: number,
): Promise<ConversationRow> {
  const row = await requireConversation(ctx, conversationID);
  if (!takesPart(row)) throw conversationError('conversation.notYours');
  return row;
}

/** Those who look after the community reach everybody, and gather as many as they need. */
export const isExempt = (ctx: RequestContext): boolean =>
  ctx.can(['community.moderate', 'conversations.moderate', 'site.manage']);
