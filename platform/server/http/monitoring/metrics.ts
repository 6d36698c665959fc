// What each request cost: a line in the log, a place in the histogram.
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Site } from '../../site/site.ts';

/** What was answered, once the answer is out. */
export interface AnsweredRequest {
  /** Its pattern; pages have none. */
  route: string | undefined;
  url: string;
  status: number;
  milliseconds: number;
}

declare module '../../feature/provided.ts' {
  interface Provided {
    /** Called for every request but streams: it must cost next to nothing. */
    requestAnswered: (site: Site, answered: AnsweredRequest) => void;
  }
}

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const seconds = new Histogram({
  name: 'parley_http_request_seconds',
  help: 'Time to answer, by route and status class.',
  labelNames: ['route', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

export function measureRequests(app: FastifyInstance, site: Site, exposesCost: boolean): void {
  if (exposesCost) {
    app.addHook('onSend', async (request, reply) => {
      const counter = request.parley?.counter;
      if (counter)
        reply
          .header('x-statements', counter.count)
          .header('x-round-trips', counter.roundTrips)
          .header('x-sql-milliseconds', counter.milliseconds.toFixed(2));
    });
  }
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.isStream) return done();
    const { url } = request.routeOptions;
    const route = url ?? 'page';
    seconds.labels(route, `${Math.floor(reply.statusCode / 100)}xx`).observe(reply.elapsedTime / 1000);
    site.features.provided.requestAnswered?.(site, {
      ...{ route: url, url: request.url },
      ...{ status: reply.statusCode, milliseconds: reply.elapsedTime },
    });
    site.log.info({
      requestID: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      statements: request.parley?.counter.count ?? 0,
    });
    done();
  });
}
