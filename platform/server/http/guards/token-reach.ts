// How far a token reaches: one that only reads changes nothing, one for roles reads what takes it.
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { DomainError } from '../../../contract/errors.ts';
import { requireNotViewingAs } from '../../sessions/view-as.ts';
import type { Viewer } from '../../sessions/viewer.ts';

export function requireWithinToken(viewer: Viewer, spec: EndpointSpec): void {
  if (viewer.via === 'roleToken' && !(spec.takesRoleToken && spec.method === 'GET'))
    throw new DomainError('roleToken', 403, 'A role token does not open this call.');
  if (spec.method !== 'GET' && !spec.endsViewAs) requireNotViewingAs(viewer);
  if (viewer.isReadOnly && !viewer.viewedAs && spec.method !== 'GET')
    throw new DomainError('token.scope', 403, 'This access token may only read.');
}
