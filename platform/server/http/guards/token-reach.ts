// How far a token reaches: one that only reads changes nothing, one for roles reads what takes it, one
// that is limited to parts of the API opens nothing else.
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { DomainError } from '../../../contract/errors.ts';
import { requireNotViewingAs } from '../../sessions/view-as.ts';
import type { Viewer } from '../../sessions/viewer.ts';

/** What tokens are made and revoked by: none that is limited opens it, or it would open the rest. */
export const TOKEN_RESOURCE = 'tokens';

/** The part of the API that a call belongs to: the first part of its declared path, so that every call has one. */
export function resourceOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Pages, feeds and whatever else is no declared call are closed to a limited token. */
export function requireDeclaredCall({ resources }: Viewer, isDeclared: boolean): void {
  if (resources && !isDeclared) throw outOfReach();
}

function outOfReach(): DomainError {
  return new DomainError('token.scope', 403, 'This access token does not open this part of the site.');
}

export function requireWithinToken(viewer: Viewer, spec: EndpointSpec): void {
  if (viewer.via === 'roleToken' && !(spec.takesRoleToken && spec.method === 'GET'))
    throw new DomainError('roleToken', 403, 'A role token does not open this call.');
  const resource = resourceOf(spec.path);
  if (viewer.resources && (resource === TOKEN_RESOURCE || !viewer.resources.includes(resource)))
    throw outOfReach();
  if (spec.method !== 'GET' && !spec.endsViewAs) requireNotViewingAs(viewer);
  if (viewer.isReadOnly && !viewer.viewedAs && spec.method !== 'GET')
    throw new DomainError('token.scope', 403, 'This access token may only read.');
}
