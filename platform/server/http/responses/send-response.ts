// From what a handler says to what is sent: status, cookies, paging, the fields asked for, JSON.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import type { PageOf } from '../../../contract/paging.ts';
import { replaceInTurns } from '../../content/map-in-turns.ts';
import type { RequestContext } from '../context.ts';
import { StoredResponse } from '../idempotency.ts';
import { jsonTexts } from '../input/json-text.ts';
import { Answer } from '../route.ts';
import { addVary, letGuestsCache } from './cache-headers.ts';
import { checkResponse } from './check-response.ts';
import { csvOf } from './csv.ts';
import { listText } from './list-text.ts';
import { pagingHeaders } from './paging-headers.ts';
import { addPeople } from './people-expands.ts';
import { fieldPicker } from './pick-fields.ts';
import { addDetails, addDetailsToTexts } from './record-details.ts';
import { ResponseBuffer } from './response-buffer.ts';
import type { CachedResponse, CacheSlot } from './response-cache.ts';
import { columnsOf, wantsCsv } from './response-format.ts';
import { setCookies } from './set-cookies.ts';

type Send = (
  ctx: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
  place?: CacheSlot,
) => Promise<FastifyReply>;

export function responseSender(spec: EndpointSpec, checks: boolean): Send {
  const defaultStatus = defaultStatusOf(spec);
  const textOf = serialiser(spec, checks, defaultStatus);
  return async (ctx, request, reply, result, place) => {
    if (result instanceof StoredResponse) {
      reply.code(result.status).header('idempotency-replayed', 'true');
      return sendBody(request, reply, new ResponseBuffer(result.text));
    }
    const answer = result instanceof Answer ? result : new Answer(result);
    setCookies(ctx, reply, answer.cookies);
    letGuestsCache(ctx, request, reply);
    const page = spec.paging && !answer.contentType ? (answer.body as PageOf<unknown>) : undefined;
    const headers = { ...answer.headers, ...(page && pagingHeaders(ctx, spec, page)) };
    reply.headers(headers).code(answer.status ?? defaultStatus);
    if (answer.contentType) return reply.type(answer.contentType).send(String(answer.body));
    const text = await textOf(ctx, request, page ? page.rows : answer.body, answer.status);
    await ctx.idempotentCall?.store(ctx.db, reply.statusCode, String(text));
    if (text !== '' && wantsCsv(request)) return sendTable(request, reply, String(text));
    const body = new ResponseBuffer(text);
    if (place) ctx.site.responses.store(place, { status: reply.statusCode, headers, body });
    return sendBody(request, reply, body);
  };
}

export function sendCached(
  ctx: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  ready: CachedResponse,
): Promise<FastifyReply> {
  letGuestsCache(ctx, request, reply);
  reply.headers(ready.headers).code(ready.status);
  return sendBody(request, reply, ready.body);
}

function sendTable(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const name = request.url
    .split('?')[0]
    ?.split('/')
    .at(-1)
    ?.replace(/[^\w-]/g, '');
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name || 'list'}.csv"`)
    .send(text);
}

export function defaultStatusOf({ status, method, response }: EndpointSpec): number {
  return status ?? (method === 'POST' ? 201 : method === 'DELETE' && !response ? 204 : 200);
}

type Serialise = (
  ctx: RequestContext,
  request: FastifyRequest,
  body: unknown,
  status: number | undefined,
) => Promise<string | Buffer>;

/** No text where the contract knows no answer. */
function serialiser(spec: EndpointSpec, checks: boolean, defaultStatus: number): Serialise {
  return async (ctx, request, body, status) => {
    if (!spec.response || body === undefined) return '';
    if (checks) checkResponse(spec, body, status ?? defaultStatus, defaultStatus);
    const text = status ? JSON.stringify(body) : await jsonTexts(spec.response, body);
    const pick = fieldPicker(request.query as Record<string, unknown>);
    const details = ctx.requestedDetails ?? [];
    if (!pick && !ctx.requestedUsers?.size && !wantsCsv(request)) {
      if (Array.isArray(text)) {
        await addDetailsToTexts(ctx, body, text, details);
        return listText(text);
      }
      if (details.length === 0) return text;
    }
    // What the contract does not name is gone by now: nothing is picked that is not to be seen.
    const whole: unknown = Array.isArray(text)
      ? await replaceInTurns(text, (row): unknown => JSON.parse(String(row)))
      : JSON.parse(String(text));
    if (ctx.requestedUsers?.size) await addPeople(ctx, whole, ctx.requestedUsers);
    await addDetails(ctx, whole, details);
    const shown = (row: unknown) => (pick ? pick(row) : row);
    if (wantsCsv(request)) return csvOf(shown(whole) as unknown[], columnsOf(spec));
    if (!Array.isArray(whole)) return JSON.stringify(shown(whole));
    return listText(await replaceInTurns(whole as unknown[], (row) => JSON.stringify(shown(row))));
  };
}

const WORTH_COMPRESSING = 4096;

/** Browsers are far away and get large answers compressed; programs mostly stand beside us or behind a proxy. */
async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ResponseBuffer,
): Promise<FastifyReply> {
  if (body.isEmpty) return reply.send();
  if (isKnown(request, reply)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const isBrowser = request.headers['sec-fetch-mode'] !== undefined;
  if (!isBrowser || body.bytes.length < WORTH_COMPRESSING) return reply.send(body.plain);
  addVary(reply, 'Accept-Encoding');
  const { bytes, encoding } = await body.encoded(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** The caller has this very answer already. */
function isKnown({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag');
  return method === 'GET' && etag !== undefined && headers['if-none-match'] === etag;
}
