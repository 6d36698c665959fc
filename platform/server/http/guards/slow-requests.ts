// A request has to arrive in time. Files take longer than words, and only who may send them gets that time.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFiles?: boolean;
    /** Made of a contract, whose guards look at access tokens. */
    isDeclaredCall?: boolean;
    /** Answers for as long as somebody listens: its time says nothing. */
    isStream?: boolean;
  }
}

export const UPLOAD_TIMEOUT_MS = 20 * 60_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** What is left of a request that was answered already is read to its end, so that the answer is seen. */
const REST_TIMEOUT_MS = 10_000;

export function limitSlowRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'];
    if (hasBody && !routeOptions.config.takesFiles) limit(raw, REQUEST_TIMEOUT_MS);
    done();
  });
  app.addHook('onResponse', ({ raw, routeOptions }, _reply, done) => {
    if (routeOptions.config.takesFiles && !raw.complete) limit(raw, REST_TIMEOUT_MS);
    done();
  });
}

function limit(raw: IncomingMessage, milliseconds: number): void {
  if (raw.complete) return;
  const timer = setTimeout(() => {
    if (raw.complete || raw.destroyed) return;
    raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    raw.socket.destroySoon();
  }, milliseconds);
  timer.unref();
  raw.once('end', () => clearTimeout(timer));
  raw.once('close', () => clearTimeout(timer));
}
