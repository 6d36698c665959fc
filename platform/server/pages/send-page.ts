// Sends a page: guests get the ready bytes; a member's own state is one statement, put behind the shared page.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../http/context.ts';
import { pagePolicy } from '../http/guards/security-headers.ts';
import { acceptedEncoding } from '../http/responses/response-buffer.ts';
import { gzipOf, lastPart, storedPart } from './gzip-parts.ts';
import { inlineJson } from './inline-json.ts';
import type { RenderedPage } from './rendered-page.ts';
import { sendViewedAs } from './send-viewed-as.ts';
import { rootMarks, viewerStateOf } from './viewer-state.ts';

declare module '../feature/provided.ts' {
  interface Provided {
    /** Origins whose pages may show those of this site in a frame, beside its own. */
    frameAncestors: (ctx: RequestContext) => readonly string[];
  }
}

export async function sendPage(
  ctx: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  if (ctx.viewer.viewedAs) return sendViewedAs(ctx, reply, page);
  if (page.redirectTo) return reply.redirect(page.redirectTo, page.status);
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('vary', 'Cookie, Accept-Language, Accept-Encoding');
  const ancestors = ctx.site.features.provided.frameAncestors?.(ctx) ?? [];
  if (page.foreignSources.length > 0 || ancestors.length > 0)
    reply.header('content-security-policy', pagePolicy(page.foreignSources, ancestors));
  // It can name no other site.
  if (ancestors.length > 0) reply.removeHeader('x-frame-options');
  if (page.retryAfter !== undefined) reply.header('retry-after', String(page.retryAfter));
  return ctx.viewer.isGuest ? sendShared(request, reply, page) : sendWithState(ctx, request, reply, page);
}

async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  // Made for one viewer alone, although a guest: an address that carries a secret, for one.
  const isPersonal = page.key === '';
  reply
    .header('cache-control', isPersonal ? 'private, no-store' : 'public, max-age=0, must-revalidate')
    .header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  return sendBody(request, reply, page);
}

async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  const { bytes, encoding } = await page.body.encoded(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

async function sendWithState(
  ctx: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  const state = await viewerStateOf(ctx, page.records);
  reply.header('cache-control', 'private, no-cache');
  const { shared } = page;
  if (!shared) return sendBody(request, reply, page);
  const { middle } = shared;
  const start = Buffer.concat([shared.start, Buffer.from(rootMarks(ctx, state))]);
  const own = `<script type="application/json" id="viewer-state">${inlineJson(state)}</script>`;
  const end = Buffer.concat([Buffer.from(own), shared.end]);
  if (acceptedEncoding(request.headers['accept-encoding']) === 'identity')
    return reply.send(Buffer.concat([start, middle, end]));
  reply.header('content-encoding', 'gzip');
  return reply.send(
    gzipOf([
      { bytes: start, deflated: storedPart(start) },
      { bytes: middle, deflated: await shared.compressedMiddle },
      { bytes: end, deflated: lastPart(end) },
    ]),
  );
}
