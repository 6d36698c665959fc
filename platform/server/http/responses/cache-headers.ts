// How long others may cache a response: what guests read for two minutes, all else not at all.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../context.ts';

const SECONDS = 120;

export const NO_STORE = {
  'cache-control': 'private, no-cache, max-age=0, must-revalidate',
  pragma: 'no-cache',
  expires: '0',
} as const;

/** Everything of the API begins as NO_STORE; this lets go of what is the same for every guest. */
export function letGuestsCache(ctx: RequestContext, request: FastifyRequest, reply: FastifyReply): void {
  if (!isForEveryGuest(ctx, request)) return;
  reply.removeHeader('pragma');
  reply.headers({
    'cache-control': `public, max-age=${SECONDS}`,
    expires: new Date(Date.now() + SECONDS * 1000).toUTCString(),
  });
  // What our own pages ask for is answered in their reader's language, what programs ask for in the site's.
  addVary(reply, 'Cookie, Accept-Language, X-Requested-With');
}

export function isForEveryGuest(ctx: RequestContext, request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPersonal = !ctx.viewer.isAnyGuest || request.hasInvalidToken || /\$me\b|%24me\b/i.test(request.url);
  return isRead && !isPersonal;
}

export function addVary(reply: FastifyReply, name: string): void {
  const known = reply.getHeader('vary');
  reply.header('vary', known ? `${String(known)}, ${name}` : name);
}
