// Headers that decide whom and what a request is for stand in it once: of two, a proxy before us may have read the other.
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../contract/errors.ts';

const ONCE = new Set(['host', 'authorization', 'content-type', 'content-length', 'origin']);

export function refuseRepeatedHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const seen = new Set<string>();
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = (rawHeaders[at] ?? '').toLowerCase();
      if (ONCE.has(name) && seen.has(name))
        throw new DomainError('request', 400, `The header ${name} stands in the request twice.`);
      seen.add(name);
    }
  });
}
