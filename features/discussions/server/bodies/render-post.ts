// What somebody wrote, as it is stored: within the limits of posts, rendered once.

import { memberRules } from '../../../../platform/server/config/member-rules.ts';
import {
  requireAllowedFormat,
  requireAllowedLinks,
} from '../../../../platform/server/content/allowed-body.ts';
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
  requireAllowedFormat(ctx, format);
  const category = (await ctx.snapshot(categoriesSnapshot)).byID.get(categoryID);
  const place = { dollarMath: category?.dollar_math ?? false };
  const body = await preparedBody(ctx, source, format, limits, place);
  requireAllowedLinks(ctx, body.html, memberRules.linksInPosts);
  return body;
}
