import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { messageError } from '../messages.contract.ts';
import { mayReadOthers } from './conversation.policy.ts';
import { findMessage, isReadBy, type MessageRow } from './message.queries.ts';

/** Read by those of its conversation who were there when it was written. */
export async function requireMessage(ctx: RequestContext, messageID: number): Promise<MessageRow> {
  const row = await findMessage(ctx.db, messageID);
  if (!row) throw notFound('Message');
  if (!(await isReadBy(ctx.db, messageID, ctx.viewer.userID)) && !mayReadOthers(ctx))
    throw messageError('message.notYours');
  return row;
}
