// `{ $hydrate: 'api', url, query }` in a layout: what a call of our own answers to the audience of the page.
import fastJson from 'fast-json-stringify';
import { notFound } from '../../contract/errors.ts';
import { cacheTag } from '../cache/cache-tags.ts';
import type { Feature } from '../feature/feature.ts';
import { requireDeclaredPermission } from '../http/api-routes.ts';
import type { RequestContext } from '../http/context.ts';
import { drawRate } from '../http/guards/rate-limits.ts';
import { type InputReader, inputReader } from '../http/input/read-input.ts';
import { responseSchema } from '../http/open-api/json-schema.ts';
import { openedSpec } from '../http/opened-spec.ts';
import { Answer, type Route } from '../http/route.ts';

interface Callable {
  pattern: RegExp;
  route: Route;
  read: InputReader;
  write: (body: unknown) => string;
}

const callables = new WeakMap<readonly Feature[], WeakMap<Route, Callable>>();

export async function callOwnApi(ctx: RequestContext, url: string, query: unknown): Promise<unknown> {
  const path = url.replace(/^\/?api\/v2/, '').split(/[?#]/)[0] ?? '';
  const found = findCall(ctx, path);
  if (!found) throw notFound('Endpoint');
  const { route, read, write, pattern } = found;
  const { spec } = route.endpoint;
  requireDeclaredPermission(ctx, spec);
  if (spec.rateLimit) await drawRate(ctx, spec.rateLimit);
  // Routes do not say what their answers are made of.
  ctx.cacheTags.add(cacheTag.anything);
  const params = pattern.exec(path)?.groups ?? {};
  const input = await read(ctx, { params, query: query ?? {}, body: undefined });
  const result = await route.handle(ctx, { ...input, files: undefined });
  const body = result instanceof Answer ? (result.body as unknown) : result;
  // What the contract does not name is left out, as over HTTP.
  return JSON.parse(write(spec.paging ? (body as { rows: unknown[] }).rows : body));
}

function findCall(ctx: RequestContext, path: string): Callable | undefined {
  const routes = ctx.site.features
    .enabled(ctx.config)
    .flatMap((feature) => feature.routes ?? [])
    .filter(({ endpoint }) => endpoint.spec.method === 'GET' && endpoint.spec.response)
    // A page that holds itself would never be done.
    .filter(({ endpoint }) => !endpoint.spec.path.startsWith('/layouts'))
    .map((route) => callable(route, ctx.site.features.all))
    .filter(({ pattern }) => pattern.test(path));
  // `/discussions/bookmarked` goes before `/discussions/:discussionID`.
  const parameters = ({ route }: Callable) => route.endpoint.spec.path.split(':').length;
  return routes.sort((one, other) => parameters(one) - parameters(other))[0];
}

function callable(route: Route, features: readonly Feature[]): Callable {
  const ofSite = callables.get(features) ?? new WeakMap<Route, Callable>();
  callables.set(features, ofSite);
  const known = ofSite.get(route);
  if (known) return known;
  const spec = openedSpec(route.endpoint.spec, features);
  const made = {
    pattern: new RegExp(`^${spec.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
    route,
    read: lazily(() => inputReader(spec, route.additions)),
    write: lazily(
      () => fastJson(responseSchema(spec.response as never) as never) as (body: unknown) => string,
    ),
  };
  ofSite.set(route, made);
  return made;
}

/** Made at the first call: a site has hundreds of endpoints. */
function lazily<Given extends unknown[], Result>(make: () => (...given: Given) => Result) {
  let made: ((...given: Given) => Result) | undefined;
  return (...given: Given): Result => {
    made ??= make();
    return made(...given);
  };
}
