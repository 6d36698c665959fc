// Pages of other origins may call the API where the operator names them. Cookies never come along: they sign in by token.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { configSnapshot } from '../../config/config.ts';
import { siteConfig } from '../../config/site-config.ts';
import type { Site } from '../../site/site.ts';
import { addVary } from '../responses/cache-headers.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';
const EXPOSED = [
  'Authorization',
  'Content-Type',
  'Link',
  'Retry-After',
  'X-WWW-Authenticate',
  ...['current', 'limit', 'result-count', 'cursor'].map((name) => `x-app-page-${name}`),
  ...['first', 'prev', 'next', 'last'].map((rel) => `x-app-page-${rel}-url`),
  ...['Limit', 'Remaining', 'Reset', 'Policy'].map((name) => `RateLimit-${name}`),
].join(', ');
const PREFLIGHT_SECONDS = 3600;

export function addCors(app: FastifyInstance, site: Site, base: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${base}/`)) return;
    const { origin } = request.headers;
    const isTrusted = origin !== undefined && (await trust(site, reply, origin));
    if (request.method !== 'OPTIONS') return;
    if (isTrusted) {
      const headers = request.headers['access-control-request-headers'];
      reply.headers({
        'access-control-allow-methods': METHODS,
        'access-control-max-age': String(PREFLIGHT_SECONDS),
        ...(headers && { 'access-control-allow-headers': headers }),
      });
    }
    return reply.header('allow', METHODS).code(204).send();
  });
}

async function trust(site: Site, reply: FastifyReply, origin: string): Promise<boolean> {
  const trusted = (await site.snapshots.get(configSnapshot)).get(siteConfig.allowedOrigins);
  const isForAll = trusted.includes('*');
  if (trusted.length > 0 && !isForAll) addVary(reply, 'Origin');
  if (!isForAll && !trusted.includes(origin)) return false;
  reply.headers({
    'access-control-allow-origin': isForAll ? '*' : origin,
    'access-control-expose-headers': EXPOSED,
  });
  return true;
}
