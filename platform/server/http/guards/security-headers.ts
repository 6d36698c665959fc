import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { FRAME_HOSTS } from '../../../contract/frame-hosts.ts';
import { HEAD_SCRIPT } from '../../../contract/head-script.ts';
import type { Site } from '../../site/site.ts';
import { API_BASE } from '../api-routes.ts';
import { NO_STORE } from '../responses/cache-headers.ts';

const HEAD_HASH = `'sha256-${createHash('sha256').update(HEAD_SCRIPT).digest('base64')}'`;

/**
 * No inline style and one inline script, always the same, so no nonce: pages stay the same for everyone of an audience. `sources`: what else
 * may run on this page alone, and talk to where it came from. `ancestors`: whose pages may show it in a frame.
 */
export function pagePolicy(sources: readonly string[] = [], ancestors: readonly string[] = []): string {
  const own = ["'self'", ...sources].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} ${HEAD_HASH}`,
    `style-src ${own}`,
    "img-src 'self' https: http:",
    "font-src 'self'",
    `connect-src ${own}`,
    "manifest-src 'self'",
    // The preview of layouts is a page of ours within the editor; films and posts of elsewhere come from these sites.
    `frame-src ${own} ${FRAME_HOSTS.map((host) => `https://${host}`).join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    ["frame-ancestors 'self'", ...ancestors].join(' '),
  ].join('; ');
}

const PAGE_POLICY = pagePolicy();
const DATA_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

export function addSecurityHeaders(app: FastifyInstance, site: Site): void {
  const isHttps = site.url.startsWith('https:');
  app.addHook('onRequest', (request, reply, done) => {
    const isData = request.url.startsWith(API_BASE) || request.url.startsWith('/uploads/');
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': isData ? DATA_POLICY : PAGE_POLICY,
      ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
      // Answers of the API may hold what is the caller's alone.
      ...(isData && NO_STORE),
    });
    done();
  });
}
