// `/users.csv`, `/users.json`: how a list is to be written stands at the end of its path.
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { notFound } from '../../../contract/errors.ts';
import type { RequestContext } from '../context.ts';
import { inputSchema } from '../open-api/json-schema.ts';

const csvRequests = new WeakSet<object>();

/** Before routing: the ending is taken off, and remembered. */
export function withoutEnding(request: Pick<IncomingMessage, 'url'>, base: string): string {
  const url = request.url ?? '/';
  const found = url.startsWith(`${base}/`) && /^([^?]+)\.(csv|json)(\?.*)?$/.exec(url);
  if (!found) return url;
  if (found[2] === 'csv') csvRequests.add(request);
  return `${found[1]}${found[3] ?? ''}`;
}

/** Lists alone have rows to write, and only whoever may take them away gets them. */
export function requireFormat(ctx: RequestContext, request: FastifyRequest, spec: EndpointSpec): void {
  if (!csvRequests.has(request.raw)) return;
  if (!isTable(spec)) throw notFound('Table');
  ctx.require('exports.manage');
}

export function wantsCsv(request: FastifyRequest): boolean {
  return csvRequests.has(request.raw);
}

export function isTable({ method, response }: EndpointSpec): boolean {
  return method === 'GET' && response !== undefined && inputSchema(response).type === 'array';
}

export function columnsOf({ response }: EndpointSpec): string[] {
  return response ? Object.keys(inputSchema(response).items?.properties ?? {}) : [];
}
