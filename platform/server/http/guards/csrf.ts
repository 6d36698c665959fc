// A signed-in browser may be made to send by any website; only our own pages can prove that they sent.
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../contract/errors.ts';
import type { Viewer } from '../../sessions/viewer.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export function requireOwnPage(request: FastifyRequest, viewer: Viewer, ownOrigin: string): void {
  if (SAFE.has(request.method) || viewer.via !== 'cookie') return;
  const { origin, 'x-requested-with': requestedWith, 'sec-fetch-site': fetchSite, host } = request.headers;
  const isSameOrigin =
    origin === undefined ? fetchSite === 'same-origin' : origin === ownOrigin || originHost(origin) === host;
  if (!requestedWith || !isSameOrigin) {
    throw new DomainError(
      'csrf',
      403,
      'The request did not come from a page of this site. Send X-Requested-With and a same-origin Origin.',
    );
  }
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
