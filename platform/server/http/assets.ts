// The built browser files: hashed names, so they are cached for ever.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const NO_DOCUMENT = /\.(?:js|css|woff2)(?:\.(?:br|gz))?$/;
/** What only documents need; and nobody asks whether a file has changed whose name changes with its content. */
const NOT_OF_HASHED = [
  'etag',
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-frame-options',
  'x-request-id',
];

/** What browsers get of add-ons that were built apart; their folders' names change with their content. */
export function addAddonFiles(app: FastifyInstance, { folder, path }: AddonFiles): void {
  app.register(fastifyStatic, {
    root: folder,
    prefix: path,
    serveDotFiles: false,
    index: false,
    decorateReply: false,
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}

export interface AddonFiles {
  folder: string;
  /** `/addon-files/birthdays-1234567890abcdef/` */
  path: string;
}

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
    // The ETag of a file whose name stays is all that a browser has to ask for.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      // A page loads a dozen of them: what only documents need would make up a tenth of it.
      if (isHashed && NO_DOCUMENT.test(path)) for (const name of NOT_OF_HASHED) reply.removeHeader(name);
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
