// What an error tells beside its words: where it came from, and a way on.
import { withTarget } from '../../../contract/entry-address.ts';
import { type ActionButton, DomainError } from '../../../contract/errors.ts';
import { siteConfig } from '../../config/site-config.ts';
import { siteMeta } from '../../pages/site-meta.ts';
import type { RequestContext } from '../context.ts';

const MOST_LINES = 50;

/** For administrators of a site in debug mode alone: a stack names files, and may name what a statement was about. */
export function traceFor(ctx: RequestContext, error: unknown): string[] | undefined {
  if (!ctx.setting(siteConfig.isDebug) || !ctx.viewer.permissions.isAdmin) return undefined;
  const stack = error instanceof Error ? error.stack : undefined;
  return stack?.split('\n', MOST_LINES).map((line) => line.trim());
}

/** Who lacks a permission because they are signed out, or not confirmed yet, can do something about it. */
export async function wayOnFor(
  ctx: RequestContext,
  error: unknown,
  referer: string | undefined,
): Promise<ActionButton | undefined> {
  if (!(error instanceof DomainError) || error.code !== 'permission') return undefined;
  if (ctx.viewer.isGuest) {
    const { signInUrl } = await siteMeta(ctx);
    return { label: 'Sign In', url: backFrom(signInUrl, ctx.site.url, referer) };
  }
  const { roleIDsByType } = await ctx.site.roleRegistry();
  const unconfirmed = roleIDsByType.get('unconfirmed') ?? [];
  return ctx.viewer.roleIDs.some((roleID) => unconfirmed.includes(roleID))
    ? { label: 'Resend confirmation email', url: '/entry/emailconfirmrequest' }
    : undefined;
}

/** Back to the page where it happened. */
function backFrom(signInUrl: string, siteUrl: string, referer = ''): string {
  if (!URL.canParse(referer)) return signInUrl;
  const { origin, pathname, search } = new URL(referer);
  if (origin !== new URL(siteUrl).origin) return signInUrl;
  return withTarget(signInUrl, pathname + search);
}
