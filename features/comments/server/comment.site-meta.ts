// What threads and the forms of comments need to know.
import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { guestCaptcha } from '../../discussions/server/writing/guest-posts.ts';
import { commentConfig } from './comment.config.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof commentSiteMeta> {}
}

export const commentSiteMeta = async (ctx: RequestContext) => ({
  allowSelfDelete: ctx.setting(commentConfig.allowSelfDelete),
  commentsPerPage: ctx.setting(commentConfig.perPage),
  guestCaptcha: guestCaptcha(ctx),
});
