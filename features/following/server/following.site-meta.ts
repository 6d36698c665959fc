import type { RequestContext } from '../../../platform/server/http/context.ts';

/** Every member can follow and mute a discussion: its menu is there for all of them. */
export const followingSiteMeta = async (ctx: RequestContext) =>
  ctx.can('session.valid') ? { hasDiscussionOptions: true } : {};
