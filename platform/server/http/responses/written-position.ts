// A reader sees what they wrote, whichever process and server answers them next: their browser says how far the database
// had come when their last write was answered. It is needed where replicas are read alone.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Replicas } from '../../db/replicas/replicas.ts';
import { fromShortPosition, shortPosition } from '../../db/replicas/wal-position.ts';
import type { Site } from '../../site/site.ts';
import type { RequestContext } from '../context.ts';
import { setCookies } from './set-cookies.ts';

const COOKIE = 'parley-position';
/** By then every server that is read from has it. */
const SECONDS = 60;

export function writtenPosition(request: FastifyRequest): bigint {
  return fromShortPosition(request.cookies[COOKIE]);
}

export function rememberWrites(app: FastifyInstance, site: Site): void {
  // Without a promise for the most, that only read.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { replicas } = site;
    const ctx = request.parley;
    if (!replicas || !ctx || !mayHaveWritten(request, ctx)) return done();
    rememberPosition(replicas, ctx, reply).then(() => done(), done);
  });
}

async function rememberPosition(replicas: Replicas, ctx: RequestContext, reply: FastifyReply): Promise<void> {
  // Where the database is away nothing is read from replicas either.
  const position = await replicas.positionNow().catch(() => undefined);
  if (position === undefined) return;
  setCookies(ctx, reply, [{ name: COOKIE, value: shortPosition(position), maxAge: SECONDS }]);
}

/** Programs keep no cookies; they are answered by the primary. */
function mayHaveWritten({ method }: FastifyRequest, { viewer, counter }: RequestContext): boolean {
  if (viewer.via !== 'cookie' && viewer.via !== 'none') return false;
  return (method !== 'GET' && method !== 'HEAD') || (!viewer.isGuest && counter.hasWritten);
}
