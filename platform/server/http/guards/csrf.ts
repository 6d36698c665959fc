// A signed-in browser may be made to send by any website; only our own pages can prove that they sent.
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../contract/errors.ts';
import type { Viewer } from '../../sessions/viewer.ts';
import { isFormType } from '../input/form-fields.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers say where a call comes from. Where they do not, only a page of ours can have set a header of its own. */
export function requireOwnPage(request: FastifyRequest, viewer: Viewer, ownOrigin: string): void {
  if (SAFE.has(request.method) || !mayBeForged(request, viewer)) return;
  const { 'x-requested-with': requestedWith } = request.headers;
  const isOwn = isSameOrigin(request, ownOrigin) ?? (viewer.via !== 'cookie' || Boolean(requestedWith));
  if (!isOwn)
    throw new DomainError(
      'csrf',
      403,
      'The request did not come from a page of this site. Send a same-origin Origin or X-Requested-With.',
    );
}

/** Forms need no leave of ours to be sent from elsewhere: guests must not be signed in by one. */
function mayBeForged(request: FastifyRequest, { via }: Viewer): boolean {
  return via === 'cookie' || (via === 'none' && isFormType(request.headers['content-type']));
}

/** Undefined: the caller does not say. */
function isSameOrigin({ headers }: FastifyRequest, ownOrigin: string): boolean | undefined {
  const { origin, 'sec-fetch-site': fetchSite, host } = headers;
  if (origin) return origin === ownOrigin || originHost(origin) === host;
  return !fetchSite ? undefined : fetchSite === 'same-origin';
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
