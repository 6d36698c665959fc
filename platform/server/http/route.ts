// The server side of an endpoint: contract in, present out.
import type {
  BodyOf,
  Endpoint,
  EndpointSpec,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../../contract/endpoint.ts';
import type { PageOf } from '../../contract/paging.ts';
import type { RequestContext } from './context.ts';
import type { InputAdditions } from './input/input-additions.ts';
import type { ReceivedFile } from './input/receive-form.ts';

export interface Input<S extends EndpointSpec> {
  params: ParamsOf<S>;
  query: QueryOf<S>;
  body: BodyOf<S>;
  files: FilesOf<S>;
}

/** Those that must be there are. */
type FilesOf<S extends EndpointSpec> = S['files'] extends object
  ? {
      [Field in keyof S['files']]: S['files'][Field] extends { isOptional: true }
        ? ReceivedFile | undefined
        : ReceivedFile;
    }
  : undefined;

/** What a handler may say beyond its body. */
export class Answer<T> {
  readonly body: T;
  readonly status: number | undefined;
  readonly headers: Record<string, string>;
  readonly cookies: ResponseCookie[];
  /** Set where the body is a text to be sent as it is, in place of JSON. */
  readonly contentType: string | undefined;
  constructor(
    body: T,
    extras: {
      status?: number;
      headers?: Record<string, string>;
      cookies?: ResponseCookie[];
      contentType?: string;
    } = {},
  ) {
    this.body = body;
    this.status = extras.status;
    this.headers = extras.headers ?? {};
    this.cookies = extras.cookies ?? [];
    this.contentType = extras.contentType;
  }
}

export interface ResponseCookie {
  name: string;
  value: string;
  /** Seconds; absent: until the browser closes; 0 removes it. */
  maxAge?: number;
}

type Result<S extends EndpointSpec> = S extends { paging: string }
  ? ResponseOf<S> extends readonly (infer Row)[]
    ? PageOf<Row>
    : never
  : ResponseOf<S>;

/** What calls that answer nothing return is left alone: `(ctx) => forget(ctx)`. */
// biome-ignore lint/suspicious/noConfusingVoidType: what an async function returns that only awaits something
type Returned<Body> = [Body] extends [undefined] ? void : Body;

export type Handler<S extends EndpointSpec> = (
  ctx: RequestContext,
  input: Input<S>,
) => Promise<Returned<Result<S>> | Answer<Result<S>>>;

export interface Route {
  endpoint: Endpoint;
  /** See `route()`. */
  requireAddress?: ((ctx: RequestContext, params: Record<string, string>) => unknown) | undefined;
  /** What other features add to its body and its query. */
  additions?: InputAdditions | undefined;
  handle: (ctx: RequestContext, input: Input<EndpointSpec>) => Promise<unknown>;
}

/**
 * A part of an address that takes any word is an address for the words it knows alone: `requireAddress` throws 404 for all
 * others, before the caller's permission or the body is looked at.
 */
export function route<S extends EndpointSpec>(
  declared: Endpoint<S>,
  handle: Handler<S>,
  { requireAddress, additions }: Pick<Route, 'requireAddress' | 'additions'> = {},
): Route {
  return {
    endpoint: declared as unknown as Endpoint,
    handle: handle as unknown as Route['handle'],
    requireAddress,
    additions,
  };
}
