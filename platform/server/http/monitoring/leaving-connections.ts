// A process that is about to end answers whoever is connected, and with each answer says that it is the last one here.
import type { FastifyInstance } from 'fastify';
import type { Site } from '../../site/site.ts';

const leaving = new WeakSet<FastifyInstance['server']>();
const onLeaving = new WeakMap<FastifyInstance['server'], () => void>();

export function isLeaving(app: FastifyInstance): boolean {
  return leaving.has(app.server);
}

/** The next one listens already; streams come back to it. */
export function markLeaving(app: FastifyInstance): void {
  leaving.add(app.server);
  onLeaving.get(app.server)?.();
}

export function addLeaving(app: FastifyInstance, site: Site): void {
  onLeaving.set(app.server, () => site.live.close());
  // Answers that do not go through hooks, too.
  app.server.prependListener('request', (_request, response) => {
    if (leaving.has(app.server)) response.setHeader('connection', 'close');
  });
  app.addHook('preClose', async () => markLeaving(app));
  // What was asked before.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving.has(app.server)) reply.header('connection', 'close');
    done();
  });
}
