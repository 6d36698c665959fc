// Every declared endpoint becomes a route: permission, input, handler, answer.

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/endpoint.ts';
import { DomainError, notFound, permissionProblem } from '../../contract/errors.ts';
import type { PageOf } from '../../contract/paging.ts';
import type { Feature } from '../feature/feature.ts';
import { acceptedEncoding } from '../pages/ready-page.ts';
import type { Site } from '../site/site.ts';
import type { RequestContext } from './context.ts';
import { requireOwnPage } from './csrf.ts';
import { answerSchema } from './json-schema.ts';
import { pagingHeaders } from './paging-headers.ts';
import { pickFields } from './pick-fields.ts';
import { requireMemberOfPrivateSite } from './private-site.ts';
import { requireWithinRate } from './rate-limits.ts';
import { inputReader } from './read-input.ts';
import { withBody } from './request-body.ts';
import { contextOf } from './request-context.ts';
import { Answer, type Input, type Route } from './route.ts';

export const API_BASE = '/api/v2';

export function addApiRoutes(app: FastifyInstance, site: Site): void {
  for (const feature of site.features.all) {
    for (const each of feature.routes ?? []) addRoute(app, site, feature, each);
  }
}

function addRoute(app: FastifyInstance, site: Site, feature: Feature, { endpoint, handle }: Route): void {
  const { spec } = endpoint;
  const readInput = inputReader(spec);
  const send = answerSender(spec, site.options.checksAnswers ?? false);
  app.route({
    method: spec.method,
    url: API_BASE + spec.path,
    config: { takesFiles: spec.files !== undefined },
    handler: async (request, reply) => {
      const ctx = await contextOf(site, request);
      if (request.hasInvalidToken) {
        reply.header(
          'x-www-authenticate',
          'error="invalid_token", error_description="The token is not known or has ended."',
        );
      }
      if (feature.addon && !site.features.isEnabled(feature, ctx.config)) throw notFound('Page');
      requireOwnPage(request, ctx.viewer, new URL(site.url).origin);
      requireMemberOfPrivateSite(ctx, spec.isOpenToStrangers);
      requireDeclaredPermission(ctx, spec);
      const giveBack = requireWithinRate(ctx, spec, reply);
      const result = await withBody(ctx, spec, request, async (body, files) => {
        const input = await readInput(ctx, { params: request.params, query: request.query, body });
        return handle(ctx, { ...input, files } as Input<EndpointSpec>);
      });
      giveBack?.();
      return send(ctx, request, reply, result);
    },
  });
}

function requireDeclaredPermission(ctx: RequestContext, { permission }: EndpointSpec): void {
  if (permission === 'public') return;
  const names = typeof permission === 'string' ? [permission] : [...permission];
  if (!names.some((name) => ctx.viewer.can(name, { mode: 'globalOrResource' })))
    throw permissionProblem(names);
}

type Send = (
  ctx: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
) => FastifyReply | Promise<FastifyReply>;

function answerSender(spec: EndpointSpec, checks: boolean): Send {
  const defaultStatus =
    spec.status ?? (spec.method === 'POST' ? 201 : spec.method === 'DELETE' && !spec.response ? 204 : 200);
  // Compiled at the first answer: a site has hundreds of endpoints and uses a few.
  let stringify: ((body: unknown) => string) | undefined;
  return (ctx, request, reply, result) => {
    const answer = result instanceof Answer ? result : new Answer(result);
    for (const { name, value, maxAge } of answer.cookies) {
      reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: ctx.site.url.startsWith('https:'),
        ...(maxAge !== undefined && { maxAge }),
      });
    }
    reply.headers(answer.headers).code(answer.status ?? defaultStatus);
    const body = spec.paging ? sendPaging(ctx, reply, answer.body as PageOf<unknown>) : answer.body;
    if (!spec.response || body === undefined) return reply.send();
    if (checks && !answer.status) checkAnswer(spec, body);
    const fields = (request.query as { fields?: unknown }).fields;
    reply.type('application/json; charset=utf-8');
    if (fields !== undefined || answer.status)
      return sendText(request, reply, JSON.stringify(pickFields(body, fields)));
    stringify ??= fastJson(answerSchema(spec.response) as never) as (body: unknown) => string;
    return sendText(request, reply, stringify(body));
  };
}

const compress = promisify(gzip);
const WORTH_COMPRESSING = 4096;

/** Browsers are far away and get large answers compressed; programs mostly stand beside us or behind a proxy. */
async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const bytes = Buffer.from(text);
  const isBrowser = request.headers['sec-fetch-mode'] !== undefined;
  if (
    !isBrowser ||
    bytes.length < WORTH_COMPRESSING ||
    acceptedEncoding(request.headers['accept-encoding']) === 'identity'
  ) {
    return reply.send(bytes);
  }
  reply.header('content-encoding', 'gzip').header('vary', 'Accept-Encoding');
  return reply.send(await compress(bytes, { level: 1 }));
}

function checkAnswer(spec: EndpointSpec, body: unknown): void {
  const parsed = spec.response?.safeParse(body);
  if (parsed?.success === false) {
    throw new DomainError(
      'answer',
      500,
      `The answer of ${spec.method} ${spec.path} does not fit its contract: ${parsed.error.message}`,
    );
  }
}

function sendPaging(ctx: RequestContext, reply: FastifyReply, result: PageOf<unknown>): unknown[] {
  reply.headers(pagingHeaders(ctx, result));
  return result.rows;
}
