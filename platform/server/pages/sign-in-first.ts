// Where guests go who asked for a page of members: they sign in, and come back to it.

import type { LayoutRedirect } from '../../contract/page.ts';
import type { RequestContext } from '../http/context.ts';
import { siteMeta } from './site-meta.ts';

/** `target` is a path of this site. */
export async function signInAddress(ctx: RequestContext, target: string): Promise<string> {
  const { signInUrl } = await siteMeta(ctx);
  return `${signInUrl}${signInUrl.includes('?') ? '&' : '?'}Target=${encodeURIComponent(target)}`;
}

export async function signInFirst(ctx: RequestContext, target: string): Promise<LayoutRedirect> {
  return { redirectTo: await signInAddress(ctx, target), status: 302 };
}
