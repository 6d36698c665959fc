// What somebody wrote, as it is stored: within the limits of posts, rendered once.

import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { hasDollarMath } from '../../../categories/server/dollar-math.ts';
import { type PreparedBody, preparedBody } from '../../../mentions/server/prepared-body.ts';
import { discussionConfig } from '../discussion.config.ts';

export async function renderPost(
  ctx: RequestContext,
  source: string,
  format: string,
  categoryID: number,
): Promise<PreparedBody> {
  const limits = {
    min: ctx.setting(discussionConfig.bodyMinLength),
    max: ctx.setting(discussionConfig.bodyMaxLength),
  };
  return preparedBody(ctx, source, format, limits, { dollarMath: await hasDollarMath(ctx.db, categoryID) });
}
