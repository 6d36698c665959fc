// What somebody wrote, as it is stored and found.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type PreparedBody, preparedBody } from '../../mentions/server/prepared-body.ts';
import { conversationConfig } from './conversation.config.ts';

export function prepareMessage(ctx: RequestContext, source: string, format: string): Promise<PreparedBody> {
  return preparedBody(ctx, source, format, { min: 1, max: ctx.setting(conversationConfig.maxLength) });
}
