// What somebody wrote, as it is stored: within the limits of posts, rendered once.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type ReadyBody, readyBody } from '../../mentions/server/ready-body.ts';
import { discussionConfig } from './discussion.config.ts';

export function renderPost(ctx: RequestContext, source: string, format: string): Promise<ReadyBody> {
  return readyBody(ctx, source, format, {
    min: ctx.setting(discussionConfig.bodyMinLength),
    max: ctx.setting(discussionConfig.bodyMaxLength),
  });
}
