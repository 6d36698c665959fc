// /healthz: the process answers. /readyz: it can serve. Neither knows sessions or secrets.
import type { FastifyInstance } from 'fastify';
import { sql } from '../db/sql.ts';
import type { Site } from '../site/site.ts';

export function addHealth(app: FastifyInstance, site: Site): void {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  // A connection that stays open after its last answer would hold up the end until it times out.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const database = await site.database.row(sql`select 1 as one`).then(
      () => 'ok',
      () => 'not reached',
    );
    const isReady = !isDraining && database === 'ok';
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', database, draining: isDraining });
  });
}
