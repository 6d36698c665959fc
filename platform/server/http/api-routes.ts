// Every declared endpoint becomes a route: permission, input, handler, answer.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/endpoint.ts';
import { notFound, permissionProblem } from '../../contract/errors.ts';
import type { Feature } from '../feature/feature.ts';
import type { Site } from '../site/site.ts';
import { alternatePath, isCoveredBy } from './alternate-path.ts';
import type { RequestContext } from './context.ts';
import { requireOwnPage } from './guards/csrf.ts';
import { requireMemberOfPrivateSite, requireNotBanned } from './guards/private-site.ts';
import { requireWithinRate } from './guards/rate-limits.ts';
import { requireNoMaintenance, requireWritable } from './guards/site-mode.ts';
import { requireWithinToken } from './guards/token-reach.ts';
import { findStoredResponse } from './idempotency.ts';
import { inputReader } from './input/read-input.ts';
import { withBody } from './input/request-body.ts';
import { openedSpec } from './opened-spec.ts';
import { contextOf } from './request-context.ts';
import { peopleReader } from './responses/people-expands.ts';
import { detailReader } from './responses/record-details.ts';
import { requireFormat } from './responses/response-format.ts';
import { responseSender, sendCached } from './responses/send-response.ts';
import type { Input, Route } from './route.ts';
import { watched } from './watched-handler.ts';

export const API_BASE = '/api/v2';

export function addApiRoutes(app: FastifyInstance, site: Site): void {
  const specs = site.features.all.flatMap(({ routes }) =>
    (routes ?? []).map(({ endpoint }) => endpoint.spec),
  );
  for (const feature of site.features.all) {
    for (const each of feature.routes ?? [])
      addRoute(app, site, feature, each, pathsOf(each.endpoint.spec, specs));
  }
}

/** Its own, and the one older clients know it by where that means nothing else. */
function pathsOf({ method, path }: EndpointSpec, all: readonly EndpointSpec[]): string[] {
  const other = alternatePath(path);
  const isFree = (each: EndpointSpec) => each.method !== method || !isCoveredBy(other ?? '', each.path);
  return other && all.every(isFree) ? [path, other] : [path];
}

function addRoute(
  app: FastifyInstance,
  site: Site,
  feature: Feature,
  { endpoint, handle, requireAddress, additions }: Route,
  paths: readonly string[],
): void {
  const spec = openedSpec(endpoint.spec, site.features.all);
  const readInput = inputReader(spec, additions);
  const people = peopleReader(spec);
  const details = detailReader(spec);
  const send = responseSender(spec, site.options.checksAnswers ?? false);
  const config = { takesFiles: spec.files !== undefined, isDeclaredCall: true };
  const handler = watched(site, async (request, reply) => {
    const ctx = await contextOf(site, request, spec);
    runGuards(ctx, request, reply, feature, spec);
    await requireAddress?.(ctx, request.params as Record<string, string>);
    requireDeclaredPermission(ctx, spec);
    requireFormat(ctx, request, spec);
    const giveBack = await requireWithinRate(ctx, spec, reply);
    const place = site.responses.placeOf(ctx, spec, request);
    const cached = place && site.responses.find(place);
    if (cached) return sendCached(ctx, request, reply, cached);
    const result = await withBody(ctx, spec, request, async (body, files) => {
      const stored = await findStoredResponse(ctx, spec, request, { body, files });
      if (stored) return stored;
      const query = request.query as Record<string, unknown>;
      ctx.requestedUsers = people.take(ctx, query);
      ctx.requestedDetails = details.take(ctx, query);
      const input = await readInput(ctx, { params: request.params, query: request.query, body });
      return explained(ctx, () => handle(ctx, { ...input, files } as Input<EndpointSpec>));
    });
    await giveBack?.();
    return send(ctx, request, reply, result, place);
  });
  for (const path of paths) app.route({ method: spec.method, url: API_BASE + path, config, handler });
}

/** A refusal of a call that was made before, and of which only the answer got lost, is another one. */
async function explained<T>(ctx: RequestContext, handle: () => Promise<T>): Promise<T> {
  try {
    return await handle();
  } catch (error) {
    throw ctx.idempotentCall ? await ctx.idempotentCall.explain(ctx.db, error) : error;
  }
}

/** What holds before the input is looked at. */
function runGuards(
  ctx: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  feature: Feature,
  spec: EndpointSpec,
): void {
  if (request.hasInvalidToken) {
    reply.header(
      'x-www-authenticate',
      'error="invalid_token", error_description="The token is not known or has ended."',
    );
  }
  if (!ctx.site.features.isEnabled(feature, ctx.config)) throw notFound('Page');
  requireOwnPage(request, ctx.viewer, new URL(ctx.site.url).origin);
  requireWithinToken(ctx.viewer, spec);
  requireNotBanned(ctx, spec.allowsUnauthenticated);
  requireMemberOfPrivateSite(ctx, spec.allowsUnauthenticated);
  requireNoMaintenance(ctx, spec.allowsUnauthenticated);
  requireWritable(ctx, spec);
}

export function requireDeclaredPermission(ctx: RequestContext, { permission }: EndpointSpec): void {
  if (permission === 'public') return;
  const names = typeof permission === 'string' ? [permission] : [...permission];
  if (!names.some((name) => ctx.viewer.can(name, { mode: 'globalOrResource' })))
    throw permissionProblem(names);
}
