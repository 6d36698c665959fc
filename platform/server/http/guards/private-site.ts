// A private community shows itself to members alone, and none to the banned. What lets people in and out stays open.
import { DomainError } from '../../../contract/errors.ts';
import { siteConfig } from '../../config/site-config.ts';
import type { RequestContext } from '../context.ts';

export function requireNotBanned(ctx: RequestContext, allowsUnauthenticated: boolean | undefined): void {
  if (ctx.viewer.isBanned && !allowsUnauthenticated)
    throw new DomainError('session.banned', 401, 'This account is banned.');
}

export function requireMemberOfPrivateSite(
  ctx: RequestContext,
  allowsUnauthenticated: boolean | undefined,
): void {
  if (allowsUnauthenticated || !ctx.viewer.isGuest || !ctx.setting(siteConfig.isPrivate)) return;
  throw new DomainError('site.private', 403, 'This community is private. Sign in to see it.');
}
