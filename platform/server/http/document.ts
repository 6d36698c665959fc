// Addresses outside the API and the pages that answer with a document: feeds, sitemap, robots, health.
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { RequestContext } from './context.ts';
import type { ResponseCookie } from './route.ts';

export interface WebDocument {
  method?: 'GET' | 'POST';
  /** A Fastify path, e.g. `/categories/:urlcode/feed.rss`. */
  path: string;
  summary: string;
  /** Open to guests of a private community too. */
  allowsUnauthenticated?: boolean;
  /** Of POST: open to an administrator who looks at the site as somebody else. */
  endsViewAs?: true;
  /** Of POST: open while the site can only be read. */
  worksReadOnly?: true;
  handle: (ctx: RequestContext, request: DocumentRequest) => Promise<DocumentResponse>;
}

export interface DocumentRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: IncomingHttpHeaders;
  cookies: Record<string, string | undefined>;
  body?: unknown;
}

export interface DocumentResponse {
  status?: number;
  contentType?: string;
  /** In parts where it may be long: these are put together without holding up others. */
  body: string | readonly string[] | Uint8Array | Readable;
  headers?: Record<string, string>;
  redirectTo?: string;
  cookies?: readonly ResponseCookie[];
}
