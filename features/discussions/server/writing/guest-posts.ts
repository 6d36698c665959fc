// Guests write where a role of guests is granted it. Nobody answers for such a post: it costs its address more, asks for the captcha
// where the site has one, and waits for a moderator.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { drawRate } from '../../../../platform/server/http/guards/rate-limits.ts';
import type { HoldRule } from '../../../../platform/server/places/hold-rules.ts';
import { captchaSources, requireHuman, shownCaptcha } from '../../../users/server/registration/captcha.ts';

/** Whoever has an account writes with a session that may; a guest by what the role of guests is granted. */
export function requireWriter(ctx: RequestContext): void {
  if (!ctx.viewer.isGuest) ctx.require('session.valid');
}

/** Once it is known that they may write there. */
export async function requireHumanGuest(
  ctx: RequestContext,
  captchaAnswer: string | undefined,
): Promise<void> {
  if (!ctx.viewer.isGuest) return;
  await drawRate(ctx, 'guestPosting');
  await requireHuman(ctx, captchaAnswer);
}

/** What the forms of guests draw; absent where nobody is asked. */
export function guestCaptcha(ctx: RequestContext): { siteKey: string; scriptUrl: string } | undefined {
  const mayWrite =
    ctx.viewer.isGuest && ctx.can(['comments.add', 'discussions.add'], { mode: 'globalOrResource' });
  return (mayWrite && shownCaptcha(ctx)) || undefined;
}

/** Whose scripts the pages with such forms may run. */
export function guestCaptchaSources(ctx: RequestContext): readonly string[] {
  return guestCaptcha(ctx) ? captchaSources(ctx) : [];
}

export const guestRule: HoldRule = {
  name: 'discussions.guest',
  label: (t) => t('A guest wrote it'),
  reasonID: 'approval-required',
  check: (ctx) => ctx.viewer.isGuest,
};
