// What somebody wrote, as it is stored: within the limits of posts, rendered once.

import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { categoriesSnapshot } from '../../../categories/server/category.snapshot.ts';
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
  const category = (await ctx.snapshot(categoriesSnapshot)).byID.get(categoryID);
  return preparedBody(ctx, source, format, limits, { dollarMath: category?.dollar_math ?? false });
}
