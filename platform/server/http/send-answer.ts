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
import { pagingHeaders } from './paging-headers.ts';
import { pickFields } from './pick-fields.ts';
import { Answer } from './route.ts';

type Send = (
  ctx: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
) => FastifyReply | Promise<FastifyReply>;

export function answerSender(spec: EndpointSpec, checks: boolean): Send {
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
