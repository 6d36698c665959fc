// Who sees which message: moderators all of them, everybody else what is shown, where they may look.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { type MessageRow, messagesSnapshot } from './moderation-messages.snapshot.ts';

export async function visibleMessages(ctx: RequestContext): Promise<MessageRow[]> {
  const [all, { has }] = await Promise.all([ctx.snapshot(messagesSnapshot), visibleCategories(ctx)]);
  if (ctx.can('community.moderate')) return [...all];
  return all.filter((row) => row.is_enabled && (row.category_id === null || has(row.category_id)));
}

export async function requireMessage(ctx: RequestContext, messageID: number): Promise<MessageRow> {
  const row = (await visibleMessages(ctx)).find((each) => each.moderation_message_id === messageID);
  if (!row) throw notFound('Moderation message');
  return row;
}
