// From what a handler says to what is sent: status, cookies, paging, the fields asked for, JSON.

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastJson from 'fast-json-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/endpoint.ts';
import { DomainError } from '../../contract/errors.ts';
import type { PageOf } from '../../contract/paging.ts';
import { acceptedEncoding } from '../pages/ready-page.ts';
import type { RequestContext } from './context.ts';
import { answerSchema } from './json-schema.ts';
import { StoredAnswer } from './kept-answers.ts';
import { pagingHeaders } from './paging-headers.ts';
import { pickFields } from './pick-fields.ts';
import { Answer } from './route.ts';

type Send = (
  ctx: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
) => Promise<FastifyReply>;

export function answerSender(spec: EndpointSpec, checks: boolean): Send {
  const textOf = serialiser(spec, checks);
  const defaultStatus = defaultStatusOf(spec);
  return async (ctx, request, reply, result) => {
    if (result instanceof StoredAnswer) {
      reply.code(result.status).header('idempotency-replayed', 'true');
      return sendText(request, reply, result.text);
    }
    const answer = result instanceof Answer ? result : new Answer(result);
    setCookies(ctx, reply, answer);
    reply.headers(answer.headers).code(answer.status ?? defaultStatus);
    const body = spec.paging ? sendPaging(ctx, reply, answer.body as PageOf<unknown>) : answer.body;
    const text = textOf(body, answer.status, (request.query as { fields?: unknown }).fields);
    await ctx.keyedCall?.keep(ctx.db, reply.statusCode, text);
    return sendText(request, reply, text);
  };
}

export function defaultStatusOf({ status, method, response }: EndpointSpec): number {
  return status ?? (method === 'POST' ? 201 : method === 'DELETE' && !response ? 204 : 200);
}

type Serialise = (body: unknown, status: number | undefined, fields: unknown) => string;

/** No text where the contract knows no answer. */
function serialiser(spec: EndpointSpec, checks: boolean): Serialise {
  // Compiled at the first answer: a site has hundreds of endpoints and uses a few.
  let stringify: ((body: unknown) => string) | undefined;
  return (body, status, fields) => {
    if (!spec.response || body === undefined) return '';
    if (checks && !status) checkAnswer(spec, body);
    if (fields !== undefined || status) return JSON.stringify(pickFields(body, fields));
    stringify ??= fastJson(answerSchema(spec.response) as never) as (body: unknown) => string;
    return stringify(body);
  };
}

function setCookies(ctx: RequestContext, reply: FastifyReply, { cookies }: Answer<unknown>): void {
  for (const { name, value, maxAge } of cookies) {
    reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: ctx.site.url.startsWith('https:'),
      ...(maxAge !== undefined && { maxAge }),
    });
  }
}

const compress = promisify(gzip);
const WORTH_COMPRESSING = 4096;

/** Browsers are far away and get large answers compressed; programs mostly stand beside us or behind a proxy. */
async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  if (text === '') return reply.send();
  reply.type('application/json; charset=utf-8');
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
