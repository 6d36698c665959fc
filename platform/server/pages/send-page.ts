// Sends a page: guests get the ready bytes; a member's own state is one statement, put behind the shared page.

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../http/context.ts';
import { acceptedEncoding } from '../http/responses/response-buffer.ts';
import { inlineJson } from './inline-json.ts';
import type { RenderedPage } from './rendered-page.ts';
import { rootMarks, viewerStateOf } from './viewer-state.ts';

/** How every page begins. */
const ROOT = '<html';

const compress = promisify(gzip);

/** Where the viewer's own state goes; the renderer leaves it near the end of the document. */
export const VIEWER_STATE_MARK = '<!--viewer-state-->';

export async function sendPage(
  ctx: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  if (page.redirectTo) return reply.redirect(page.redirectTo, page.status);
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('vary', 'Cookie, Accept-Language, Accept-Encoding');
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
  const tail = Buffer.from(`<script type="application/json" id="viewer-state">${inlineJson(state)}</script>`);
  const { bytes } = page.body;
  const at = bytes.lastIndexOf(VIEWER_STATE_MARK);
  const start = bytes.indexOf(ROOT) + ROOT.length;
  const html =
    at < 0
      ? bytes
      : Buffer.concat([
          bytes.subarray(0, start),
          Buffer.from(rootMarks(ctx, state)),
          bytes.subarray(start, at),
          tail,
          bytes.subarray(at + VIEWER_STATE_MARK.length),
        ]);
  reply.header('cache-control', 'private, no-cache');
  if (acceptedEncoding(request.headers['accept-encoding']) === 'identity') return reply.send(html);
  reply.header('content-encoding', 'gzip');
  return reply.send(await compress(html, { level: 1 }));
}
