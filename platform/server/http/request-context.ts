// From a Fastify request to the context a handler works with.
import type { FastifyRequest } from 'fastify';
import { SCHEME_COOKIE, sessionCookieName } from '../sessions/cookies.ts';
import { guestViewer, viewerOfBearer, viewerOfSession } from '../sessions/identify.ts';
import type { Viewer } from '../sessions/viewer.ts';
import type { Site } from '../site/site.ts';
import { makeContext, type RequestContext } from './context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    parley?: RequestContext;
    /** The bearer token was not understood; the answer says so. */
    hasInvalidToken?: boolean;
  }
}

export async function contextOf(site: Site, request: FastifyRequest): Promise<RequestContext> {
  if (request.parley) return request.parley;
  const viewer = await viewerOf(site, request);
  const scheme = request.cookies[SCHEME_COOKIE];
  request.parley = await makeContext(site, viewer, {
    requestID: request.id,
    requestUrl: request.url,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    ifMatch: request.headers['if-match'],
    colorScheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
  });
  return request.parley;
}

async function viewerOf(site: Site, request: FastifyRequest): Promise<Viewer> {
  const book = await site.roleBook();
  const authorization = request.headers.authorization;
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? queryToken(request);
  if (bearer) {
    const viewer = await viewerOfBearer(site.database, book, bearer);
    if (!viewer) request.hasInvalidToken = true;
    return viewer ?? guestViewer(book);
  }
  const token = request.cookies[sessionCookieName(site.url)];
  const viewer = token ? await viewerOfSession(site.database, book, token) : undefined;
  return viewer ?? guestViewer(book);
}

function queryToken(request: FastifyRequest): string | undefined {
  const token = (request.query as { access_token?: unknown } | undefined)?.access_token;
  return typeof token === 'string' ? token : undefined;
}
