// A page for an administrator who looks at the site as somebody else: made for them alone, kept by nobody, and with a bar
// before it that says so. The bar is none of the page: it stays when links are followed.
import type { FastifyReply } from 'fastify';
import type { RequestContext } from '../http/context.ts';
import { inlineJson } from './inline-json.ts';
import type { RenderedPage } from './rendered-page.ts';
import { VIEWER_STATE_MARK } from './shared-part.ts';
import { rootMarks, viewerStateOf } from './viewer-state.ts';

declare module '../feature/provided.ts' {
  interface Provided {
    /** HTML, first in the body. */
    viewAsBar: (ctx: RequestContext) => Promise<string>;
  }
}

const NOBODY_KEEPS_IT = { 'cache-control': 'private, no-store' };

export async function sendViewedAs(
  ctx: RequestContext,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  reply.headers(NOBODY_KEEPS_IT);
  if (page.redirectTo) return reply.redirect(page.redirectTo, page.status);
  const state = await viewerStateOf(ctx, page.records);
  const bar = (await ctx.site.features.provided.viewAsBar?.(ctx)) ?? '';
  const own = `<script type="application/json" id="viewer-state">${inlineJson(state)}</script>`;
  const text = page.body.bytes.toString();
  const at = text.lastIndexOf(VIEWER_STATE_MARK);
  const whole = at < 0 ? text : text.slice(0, at) + own + text.slice(at + VIEWER_STATE_MARK.length);
  const html = whole
    .replace('<html', () => `<html${rootMarks(ctx, state)}`)
    .replace('<body>', () => `<body>${bar}`);
  if (page.retryAfter !== undefined) reply.header('retry-after', String(page.retryAfter));
  return reply.code(page.status).type('text/html; charset=utf-8').send(html);
}
