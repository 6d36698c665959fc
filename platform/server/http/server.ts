// The HTTP server of a site: API, documents, pages, health.
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { DomainError, type ErrorBody } from '../../contract/errors.ts';
import { SOURCE_LANGUAGE } from '../../contract/languages/languages.ts';
import { translateProblem } from '../languages/translate-problem.ts';
import { addLive } from '../live/live-route.ts';
import { addPages, type PageOptions } from '../pages/page-handler.ts';
import type { Site } from '../site/site.ts';
import { API_BASE, addApiRoutes } from './api-routes.ts';
import { type AddonFiles, addAddonFiles, addAssets } from './assets.ts';
import { addDocuments } from './documents.ts';
import { addCors } from './guards/cors.ts';
import { refuseUnreadableTargets, withPath } from './guards/request-target.ts';
import { addSecurityHeaders } from './guards/security-headers.ts';
import { refuseRepeatedHeaders } from './guards/single-headers.ts';
import { limitSlowReaders } from './guards/slow-clients.ts';
import { limitSlowRequests, UPLOAD_TIMEOUT_MS } from './guards/slow-requests.ts';
import { limitUnreadAnswers } from './guards/unread-answers.ts';
import { parseQueryString, refuseQueryStrings } from './input/query-string.ts';
import { readBodies } from './input/request-body.ts';
import { respondToClientError } from './monitoring/client-errors.ts';
import { addHealth } from './monitoring/health.ts';
import { measureRequests } from './monitoring/metrics.ts';
import { traceFor, wayOnFor } from './responses/error-details.ts';
import { errorBody } from './responses/error-response.ts';
import { lastResortPage, wantsPage } from './responses/last-resort-page.ts';
import { withoutEnding } from './responses/response-format.ts';
import { rememberWrites } from './responses/written-position.ts';
import { unknownEndpoint } from './unknown-endpoint.ts';

export interface ServerOptions extends PageOptions {
  site: Site;
  /** The built browser files; absent in tests that need none. */
  assetsFolder?: string;
  addonFiles?: readonly AddonFiles[];
  trustedProxies?: string[];
  /** Sends what an answer cost as `x-statements`. */
  exposesCost?: boolean;
  /** How long a connection may leave an answer unread; for tests, which have no time. */
  unreadSeconds?: number;
  /** How much answers may hold in memory while they are read. */
  maxUnreadBytes?: number;
}

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { site } = options;
  const app: FastifyInstance = fastify({
    loggerInstance: site.log as never,
    // Requests are logged once, with their cost, by metrics.ts.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 500, querystringParser: parseQueryString, ignoreTrailingSlash: true },
    rewriteUrl: (request) => withoutEnding(withPath(request), API_BASE),
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: 65_000,
    trustProxy: options.trustedProxies?.length ? options.trustedProxies : false,
    genReqId: (request) => requestID(request.headers['x-request-id']),
    return503OnClosing: true,
    // What fails before there is a route, such as an address that cannot be decoded.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, site),
    clientErrorHandler: respondToClientError,
  }) as unknown as FastifyInstance;
  app.server.headersTimeout = 10_000;
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  readBodies(app);
  limitSlowClients(app, options);
  addSecurityHeaders(app, site);
  addCors(app, site, API_BASE);
  refuseOddRequests(app);
  refuseUnreadableTargets(app);
  measureRequests(app, site, options.exposesCost ?? false);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, site));
  rememberWrites(app, site);
  addHealth(app, site);
  addApiRoutes(app, site);
  addDocuments(app, site);
  addLive(app, site, API_BASE);
  if (options.assetsFolder) addAssets(app, options.assetsFolder);
  for (const files of options.addonFiles ?? []) addAddonFiles(app, files);
  const answerPage = addPages(app, options);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith(`${API_BASE}/`)) throw unknownEndpoint(app, request.method, path);
    // A form that was not hydrated: its reader gets the page again, to try once more.
    if (request.method === 'POST' && request.headers['sec-fetch-mode'] === 'navigate')
      return reply.redirect(request.url, 303);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new DomainError('method', 405, 'Method Not Allowed');
    return answerPage(request, reply);
  });
  return app;
}

function limitSlowClients(app: FastifyInstance, { unreadSeconds, maxUnreadBytes }: ServerOptions): void {
  limitSlowReaders(app, unreadSeconds);
  limitUnreadAnswers(app, maxUnreadBytes);
  limitSlowRequests(app);
}

function refuseOddRequests(app: FastifyInstance): void {
  refuseRepeatedHeaders(app);
  refuseQueryStrings(app);
}

async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
): Promise<FastifyReply> {
  const body: ErrorBody = { ...errorBody(error, request.id), ...(await detailsOf(error, request)) };
  if (body.status >= 500)
    site.log.error({ err: error, requestID: request.id, url: request.url }, 'a request failed');
  if (body.status === 405 && Array.isArray(body.allow)) reply.header('allow', body.allow.join(', '));
  if (body.status === 503 || body.status === 429) reply.header('retry-after', String(body.retryAfter ?? 5));
  // Without a context the request failed before anybody knew who asks, or in which language.
  const { messages, translator } = await site.languages.messages(
    request.parley?.locale ?? SOURCE_LANGUAGE,
    request.parley?.config,
  );
  const translated = translateProblem(body, messages);
  // The rest of what is too large is read and dropped, as long as a request may take (slow-requests.ts): whoever still
  // writes when the connection closes never sees the answer.
  if (body.status === 413) reply.removeHeader('connection');
  reply.code(body.status);
  if (wantsPage(request, API_BASE))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(lastResortPage(translated, translator));
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(translated));
}

async function detailsOf(error: unknown, { parley, headers }: FastifyRequest) {
  if (!parley) return {};
  const trace = traceFor(parley, error);
  const actionButton = await wayOnFor(parley, error, headers.referer);
  return { ...(actionButton && { actionButton }), ...(trace && { trace }) };
}

function requestID(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
