// Feeds, sitemap, robots, uploads: documents that features declare.

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../contract/errors.ts';
import { Turns } from '../content/map-in-turns.ts';
import { requireNotViewingAs } from '../sessions/view-as.ts';
import type { Site } from '../site/site.ts';
import type { RequestContext } from './context.ts';
import type { DocumentResponse, WebDocument } from './document.ts';
import { requireOwnPage } from './guards/csrf.ts';
import { requireMemberOfPrivateSite } from './guards/private-site.ts';
import { requireNoMaintenance, requireWritable } from './guards/site-mode.ts';
import { contextOf } from './request-context.ts';
import { joinedBytes } from './responses/joined-bytes.ts';
import { setCookies } from './responses/set-cookies.ts';

/** Mail programs post, too: what comes without a session proves itself by its address. */
function requireMayPost(
  { site, viewer }: RequestContext,
  request: FastifyRequest,
  document: WebDocument,
): void {
  if (viewer.via === 'cookie') requireOwnPage(request, viewer, new URL(site.url).origin);
  if (!document.endsViewAs) requireNotViewingAs(viewer);
}

export function addDocuments(app: FastifyInstance, site: Site): void {
  for (const feature of site.features.all) {
    for (const document of feature.documents ?? []) {
      app.route({
        method: document.method ?? 'GET',
        url: document.path,
        handler: async (request, reply) => {
          const ctx = await contextOf(site, request);
          if (!site.features.isEnabled(feature, ctx.config)) throw notFound('Page');
          requireMemberOfPrivateSite(ctx, document.allowsUnauthenticated);
          requireNoMaintenance(ctx, document.allowsUnauthenticated);
          requireWritable(ctx, document);
          if (document.method === 'POST') requireMayPost(ctx, request, document);
          const answer = await document.handle(ctx, {
            params: request.params as Record<string, string>,
            query: request.query as Record<string, unknown>,
            headers: request.headers,
            cookies: request.cookies,
            body: request.body,
          });
          setCookies(ctx, reply, answer.cookies ?? []);
          if (answer.redirectTo)
            return reply.headers(answer.headers ?? {}).redirect(answer.redirectTo, answer.status ?? 302);
          reply
            .code(answer.status ?? 200)
            .type(answer.contentType ?? 'text/plain; charset=utf-8')
            .headers(answer.headers ?? {});
          if (!isText(answer.body)) return reply.send(answer.body);
          // Feeds of the longest posts hold megabytes.
          const turns = new Turns();
          const body = await joinedBytes([answer.body].flat());
          if (turns.isOver) await turns.next();
          const etag = `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;
          if (turns.isOver) await turns.next();
          reply.header('etag', etag);
          if (!answer.headers?.['cache-control'])
            reply.headers({
              'cache-control': ctx.viewer.isAnyGuest ? 'public, max-age=60' : 'private, no-cache',
              vary: 'Cookie, Accept-Language',
            });
          return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
        },
      });
    }
  }
}

function isText(body: DocumentResponse['body']): body is string | readonly string[] {
  return typeof body === 'string' || Array.isArray(body);
}
