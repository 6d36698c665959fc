// Where guests go who asked for a page of members: they sign in, and come back to it.

import { withTarget } from '../../contract/entry-address.ts';
import type { LayoutRedirect } from '../../contract/page.ts';
import type { RequestContext } from '../http/context.ts';
import { siteMeta } from './site-meta.ts';

/** `target` is a path of this site. */
export async function signInAddress(ctx: RequestContext, target: string): Promise<string> {
  const { signInUrl } = await siteMeta(ctx);
  return withTarget(signInUrl, target);
}

/** Back to the very address that was asked for; `target` is the page's own, for who followed a link within a page. */
export async function signInFirst(ctx: RequestContext, target: string): Promise<LayoutRedirect> {
  const isPage = ctx.requestUrl !== '/' && !ctx.requestUrl.startsWith('/api/');
  return { redirectTo: await signInAddress(ctx, isPage ? ctx.requestUrl : target), status: 302 };
}
