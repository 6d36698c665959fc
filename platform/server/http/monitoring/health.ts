// /healthz: the process answers. /readyz: it can serve. Neither knows sessions or secrets.
import type { FastifyInstance } from 'fastify';
import type { Site } from '../../site/site.ts';
import { addLeaving, isLeaving } from './leaving-connections.ts';

/** Whoever asks has the answer in less than two seconds, whatever the database does. */
const PROBE_MS = 1500;

export function addHealth(app: FastifyInstance, site: Site): void {
  // A connection that stays open after its last answer would hold up the end until it times out.
  addLeaving(app, site);
  app.get('/healthz', async () => ({ status: 'ok' }));
  const isReached = askedTogether(() => site.database.answers(PROBE_MS));
  app.get('/readyz', async (_request, reply) => {
    const database = !site.database.isAway && (await isReached()) ? 'ok' : 'not reached';
    const isDraining = isLeaving(app);
    const isReady = !isDraining && database === 'ok';
    const disk = site.freeSpace.isLow ? 'low' : 'ok';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', database, disk, draining: isDraining });
  });
}

/** However many ask while one question is under way, it is put once. */
function askedTogether(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
