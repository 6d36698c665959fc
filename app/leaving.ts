// One of several processes (scripts/processes.mjs) whose place another has taken: it accepts no connection any more, tells
// those it has that each answer is their last, and ends once they are gone. So nobody's request is cut off.
import cluster from 'node:cluster';
import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { markLeaving } from '../platform/server/http/monitoring/leaving-connections.ts';

/** A connection that asked nothing for so long is closed without an answer that could say so. */
const IDLE_MS = 10_000;
/** Uploads and downloads that take longer are cut off. */
const LONGEST_MS = 40_000;

/** Of several the first one says where the site is; those that take its place later have nothing to say. */
export const isFirstProcess = () => !cluster.worker || cluster.worker.id === 1;

/** Counted from 0; the metrics of each have a port of their own. */
export const placeOfProcess = () => (cluster.isWorker ? Number(process.env.PARLEY_PROCESS) : 0);

export function leaveWhenReplaced(app: FastifyInstance, end: () => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    if (message === 'leave') void leave(app).then(end);
  });
  process.send?.('serving');
}

async function leave(app: FastifyInstance): Promise<void> {
  const isLeft = new Promise((resolve) => app.server.once('close', resolve));
  markLeaving(app);
  // That of HTTP closes what is idle as well, in the moment in which the next request may be on its way.
  Server.prototype.close.call(app.server);
  const sweeps = sweepIdle(app);
  await Promise.race([isLeft, sleep(LONGEST_MS, undefined, { ref: false })]);
  sweeps.stop();
}

function sweepIdle(app: FastifyInstance) {
  let interval: NodeJS.Timeout | undefined;
  const timeout = setTimeout(() => {
    interval = setInterval(() => app.server.closeIdleConnections(), 200);
  }, IDLE_MS);
  return {
    stop: () => {
      clearTimeout(timeout);
      clearInterval(interval);
    },
  };
}
