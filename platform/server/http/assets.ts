// The built browser files: hashed names, so they are kept for ever.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export function addAssets(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    serveDotFiles: false,
    preCompressed: true,
    index: false,
    wildcard: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
