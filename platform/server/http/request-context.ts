// From a Fastify request to the context a handler works with.
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../contract/errors.ts';
import { negotiateLanguage } from '../../contract/languages/languages.ts';
import { readAuditFacts } from '../audit-log/request-origin.ts';
import { configSnapshot } from '../config/config.ts';
import {
  ANONYMITY_COOKIE,
  deviceCookieName,
  LANGUAGE_COOKIE,
  sessionCookieName,
} from '../sessions/cookies.ts';
import { guestViewer, viewerOfBearer, viewerOfSession } from '../sessions/identify.ts';
import { viewerOfRoleToken } from '../sessions/role-token.ts';
import type { Viewer } from '../sessions/viewer.ts';
import type { Site } from '../site/site.ts';
import { makeContext, type RequestContext } from './context.ts';
import { requireDeclaredCall } from './guards/token-reach.ts';
import { writtenPosition } from './responses/written-position.ts';

declare module 'fastify' {
  interface FastifyRequest {
    parley?: RequestContext;
    /** The bearer token was not understood; the answer says so. */
    hasInvalidToken?: boolean;
  }
}

export interface ContextOptions {
  /** What it reads may come from a replica that has all that this process heard of and all that the reader wrote. */
  readsReplica?: boolean | undefined;
}

export async function contextOf(
  site: Site,
  request: FastifyRequest,
  { readsReplica = false }: ContextOptions = {},
): Promise<RequestContext> {
  if (request.parley) return request.parley;
  const viewer = await viewerOf(site, request);
  const hasCookies = viewer.via === 'cookie' || viewer.via === 'none';
  const replicas = readsReplica && hasCookies ? site.replicas : undefined;
  const anonymity = request.cookies[ANONYMITY_COOKIE];
  request.parley = await makeContext(site, viewer, {
    requestID: request.id,
    requestUrl: request.originalUrl,
    method: request.method,
    auditFacts: readAuditFacts(request.headers),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    ifMatch: request.headers['if-match'],
    deviceCookie: request.cookies[deviceCookieName(site.url)],
    anonymity: anonymity === '0' || anonymity === '1' ? anonymity : undefined,
    asksNotToBeTracked: request.headers['sec-gpc'] === '1' || request.headers.dnt === '1',
    locale: await languageFor(site, viewer, request),
    reading: await replicas?.reading(writtenPosition(request)),
  });
  return request.parley;
}

/**
 * Programs get the language of the site, or the one they name: `Accept-Language` counts for pages, and for the calls of
 * our own pages, whose refusals are read by the same eyes.
 */
async function languageFor(site: Site, viewer: Viewer, request: FastifyRequest): Promise<string> {
  const isPageOrOurs = !request.url.startsWith('/api/') || Boolean(request.headers['x-requested-with']);
  return negotiateLanguage(site.languages.available(await site.snapshots.get(configSnapshot)), {
    chosen: [queryText(request, 'locale'), viewer.locale, request.cookies[LANGUAGE_COOKIE]],
    acceptLanguage: isPageOrOurs ? request.headers['accept-language'] : undefined,
  });
}

async function viewerOf(site: Site, request: FastifyRequest): Promise<Viewer> {
  const registry = await site.roleRegistry();
  const authorization = request.headers.authorization;
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? queryText(request, 'access_token');
  if (bearer) {
    const viewer = await viewerOfBearer(site, registry, bearer);
    if (!viewer) request.hasInvalidToken = true;
    if (viewer) requireDeclaredCall(viewer, request.routeOptions.config.isDeclaredCall ?? false);
    return viewer ?? guestViewer(registry);
  }
  const roleToken = queryText(request, 'role-token');
  if (roleToken !== undefined && request.url.startsWith('/api/')) {
    const viewer = await viewerOfRoleToken(site.database, registry, roleToken);
    if (!viewer)
      throw new DomainError('roleToken.invalid', 401, 'This role token is not known or has ended.');
    return viewer;
  }
  const token = request.cookies[sessionCookieName(site.url)];
  const wanted = site.features.provided.memberHas ?? [];
  const viewer = token ? await viewerOfSession(site, registry, token, request.ip, wanted) : undefined;
  return viewer ?? guestViewer(registry);
}

function queryText(request: FastifyRequest, name: string): string | undefined {
  const text = (request.query as Record<string, unknown> | undefined)?.[name];
  return typeof text === 'string' ? text : undefined;
}
