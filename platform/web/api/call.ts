// The typed client of our own API. Only types of the contracts get here: no schema reaches the browser.
import type { CallInput, Endpoint, EndpointSpec, ResponseOf } from '../../contract/endpoint.ts';
import type { ErrorBody, FieldError } from '../../contract/errors.ts';
import { serverNotReached } from '../i18n/default-problem.ts';
import { type AuditExtras, auditHeadersOf } from './audit-headers.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    super(body.description || body.message);
    this.name = 'ApiError';
    this.status = body.status;
    this.body = body;
  }

  /** By field; the first of each. */
  get fieldErrors(): Record<string, string> {
    const errors: Record<string, string> = {};
    for (const { field, message } of this.body.errors ?? ([] as FieldError[])) errors[field] ??= message;
    return errors;
  }
}

export type SpecOf<E> = E extends Endpoint<infer S> ? S : EndpointSpec;

export interface CallResult<T> {
  body: T;
  status: number;
  headers: Headers;
}

export interface CallExtras extends AuditExtras {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Goes out even while the page is being left. */
  keepalive?: boolean;
  /** Of a bulk operation: after so many seconds it tells how far it is. */
  longRunnerTimeout?: number;
  /** The revision a change was made from; see revision.ts. */
  ifMatch?: string | undefined;
}

/** `await call<typeof putBookmark>('PUT /discussions/:discussionID/bookmark', { params, body })` */
export async function call<E extends Endpoint>(
  key: E['key'],
  input: CallInput<SpecOf<E>> & CallExtras = {},
): Promise<CallResult<ResponseOf<SpecOf<E>>>> {
  const [method = 'GET', path = ''] = key.split(' ');
  const given = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  const { longRunnerTimeout } = input;
  const query = longRunnerTimeout === undefined ? given.query : { ...given.query, longRunnerTimeout };
  const url = `/api/v2${fillPath(path, given.params)}${queryString(query)}`;
  const init: RequestInit = {
    method,
    headers: {
      'x-requested-with': 'parley',
      ...(given.body !== undefined && { 'content-type': 'application/json' }),
      ...(input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
      ...(input.ifMatch && { 'if-match': input.ifMatch }),
      ...auditHeadersOf(input),
    },
    ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
    ...(input.signal && { signal: input.signal }),
    ...(input.keepalive && { keepalive: true }),
  };
  const response = await reached(() => fetch(url, init));
  const { status, headers } = response;
  const text = await reached(() => response.text());
  const type = headers.get('content-type') ?? '';
  // 408: as much as there was time for is done.
  if (!response.ok && status !== 408) {
    const error = await errorOf(text, response);
    // Whoever reads asked for nothing to be done: what is offered then would come out of the blue.
    if (error.trace || (error.actionButton && method !== 'GET')) void showDetails(error);
    throw new ApiError(error);
  }
  return { body: bodyOf(type.includes('json') ? text : '', status), status, headers };
}

/** What fails has words for who reads them, and not those of the browser's parser. */
function bodyOf(text: string, status: number) {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new ApiError({ message: serverNotReached(), status });
  }
}

async function showDetails(error: ErrorBody): Promise<void> {
  const { showProblemDetails } = await import('../ProblemDetails/show-problem-details.tsx');
  showProblemDetails(error);
}

/** What an answer says that is none: in JSON, or on the page of a proxy. */
export async function errorOf(
  text: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): Promise<ErrorBody> {
  const type = headers.get('content-type') ?? '';
  try {
    if (type.includes('html')) return (await import('./proxy-error.ts')).proxyError(text, status, headers);
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return { message: serverNotReached(), status, ...body };
  } catch {
    // It says nothing that can be read.
  }
  return { message: serverNotReached(), status };
}

/** The answer, and all of it. */
async function reached<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new ApiError({ message: serverNotReached(), status: 0 });
  }
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

export function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null || value === '') return;
    if (Array.isArray(value)) for (const [at, each] of value.entries()) add(`${name}[${at}]`, each);
    else if (typeof value === 'object')
      for (const [key, each] of Object.entries(value)) add(`${name}[${key}]`, each);
    else search.append(name, String(value));
  };
  for (const [name, value] of Object.entries(query)) add(name, value);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
