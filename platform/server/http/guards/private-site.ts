// A private community shows itself to members alone, and none to the banned. What lets people in and out stays open.
import { DomainError } from '../../../contract/errors.ts';
import { siteConfig } from '../../config/site-config.ts';
import type { Ban } from '../../sessions/member-source.ts';
import type { RequestContext } from '../context.ts';

export function requireNotBanned(ctx: RequestContext, allowsUnauthenticated: boolean | undefined): void {
  if (ctx.viewer.isBanned && !allowsUnauthenticated)
    throw new DomainError('session.banned', 401, 'This account is banned.', banTermsOf(ctx.viewer.ban));
}

/** The reason, and the end, of who is told. */
export function banTermsOf(ban: Ban | undefined): { description?: string; dateExpires?: string | null } {
  if (!ban) return {};
  return { ...(ban.reason !== '' && { description: ban.reason }), dateExpires: ban.dateExpires };
}

export function requireMemberOfPrivateSite(
  ctx: RequestContext,
  allowsUnauthenticated: boolean | undefined,
): void {
  if (allowsUnauthenticated || !ctx.viewer.isGuest || !ctx.setting(siteConfig.isPrivate)) return;
  throw new DomainError('site.private', 403, 'This community is private. Sign in to see it.');
}
