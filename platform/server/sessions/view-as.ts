// An administrator looks at the site as somebody else, and changes nothing: docs/decisions/0055-view-as-is-an-audience.md
import { DomainError } from '../../contract/errors.ts';
import type { Viewer } from './viewer.ts';

/** As whom a session looks at the site, as its row says. */
export interface ViewAs {
  viewAsID: number;
  /** Neither this nor `userID`: a guest. */
  roleID: number | null;
  userID: number | null;
  dateExpires: string;
}

/** Of the viewer of such a session. */
export interface ViewedAs extends ViewAs {
  /** Who it is in truth. */
  account: Viewer;
  /** Of a member; their secrets are none of it. */
  member?: Pick<Viewer, 'userID' | 'name' | 'photoUrl'>;
}

export function requireNotViewingAs(viewer: Viewer): void {
  if (!viewer.viewedAs) return;
  throw new DomainError(
    'viewAs.readOnly',
    403,
    'You look at the site as somebody else, and nothing can be changed. Stop that first.',
  );
}
