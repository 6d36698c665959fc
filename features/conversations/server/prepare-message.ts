// What somebody wrote, as it is stored and found.
import { memberRules } from '../../../platform/server/config/member-rules.ts';
import { requireAllowedFormat, requireAllowedLinks } from '../../../platform/server/content/allowed-body.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type PreparedBody, preparedBody } from '../../mentions/server/prepared-body.ts';
import { conversationConfig } from './conversation.config.ts';

export async function prepareMessage(
  ctx: RequestContext,
  source: string,
  format: string,
): Promise<PreparedBody> {
  requireAllowedFormat(ctx, format);
  const body = await preparedBody(ctx, source, format, {
    min: 1,
    max: ctx.setting(conversationConfig.maxLength),
  });
  requireAllowedLinks(ctx, body.html, memberRules.linksInMessages);
  return body;
}
