// What somebody may do with a discussion: decided alike on the server and in the interface.
import { hasPermission, type PermissionSet } from '../../platform/contract/permission.ts';
import type { PermissionName } from '../../platform/contract/permission-names.ts';

/** What the decision needs to know of a discussion; every discussion the API answers fits. */
export interface DiscussionSubject {
  categoryID: number;
  insertUserID: number;
  dateInserted: string;
  closed: boolean;
  closeUserID?: number | null;
  /** What it says itself of what the viewer may do with it; counts before what their roles grant. */
  permissions?: Readonly<Record<string, boolean>> | undefined;
  /** In an archived category: its author changes nothing. */
  isArchived?: boolean | undefined;
}

export interface DiscussionAbilities {
  canEdit: boolean;
  canClose: boolean;
  /** As its author, who needs to look after nothing else. */
  canCloseOwn: boolean;
  canPin: boolean;
  canSink: boolean;
  canDelete: boolean;
  canMove: boolean;
  canTag: boolean;
  canComment: boolean;
  /** What the menu has for those who look after the discussions of its category. */
  canModerate: boolean;
  /** What it has for those who look after the community. */
  canCurate: boolean;
  canChangeAuthor: boolean;
  canChangeType: boolean;
  canBump: boolean;
  /** Where staff do so at all: a setting of the site. */
  canResolve: boolean;
  canSeeReactionLog: boolean;
  /** What it said before, and which comments were deleted in it. */
  canSeeHistory: boolean;
  /** How long an author may still edit; null: without end, or not by the clock at all. */
  editSecondsLeft: number | null;
}

export interface AbilityQuestion {
  discussion: DiscussionSubject;
  permissions: PermissionSet | undefined;
  userID: number;
  /** Seconds; -1 without end, 0 not at all. */
  editContentTimeout: number;
  now: Date;
}

export function discussionAbilities(question: AbilityQuestion): DiscussionAbilities {
  const { discussion, userID, now } = question;
  const permissions = withOverrides(question.permissions, discussion);
  const holds = (...names: PermissionName[]) => hasPermission(permissions, names);
  const holdsHere = (...names: PermissionName[]) =>
    hasPermission(permissions, names, { resourceType: 'category', resourceID: discussion.categoryID });
  const isMember = userID > 0 && holds('session.valid');
  const isAuthor = userID > 0 && userID === discussion.insertUserID;
  const isEditor = holds('community.moderate') || holdsHere('discussions.edit');
  const secondsLeft = authorSecondsLeft(discussion.dateInserted, question.editContentTimeout, now);
  const isOpen = !discussion.closed && discussion.isArchived !== true;
  const isInWindow = isMember && isAuthor && isOpen && secondsLeft !== 0;
  const closedItThemselves = !discussion.closed || discussion.closeUserID === userID;
  const canCloseOwn = isAuthor && holds('discussions.closeOwn') && closedItThemselves;
  const canCurate = holds('community.manage');
  return {
    canEdit: isEditor || isInWindow,
    canClose: holdsHere('discussions.close') || canCloseOwn,
    canCloseOwn,
    canPin: canCurate || holdsHere('discussions.announce'),
    canSink: canCurate || holdsHere('discussions.sink'),
    canDelete: holdsHere('discussions.delete'),
    canMove: holdsHere('discussions.edit'),
    canTag: isEditor || isInWindow,
    canComment: isMember && canCommentHere(holdsHere, discussion.closed),
    canModerate: holdsHere('discussions.moderate'),
    canCurate,
    canChangeAuthor: holds('site.manage'),
    canChangeType: holdsHere('discussions.edit'),
    canBump: holds('curation.manage'),
    canResolve: holds('staff.allow'),
    canSeeReactionLog: holds('community.moderate'),
    canSeeHistory: holdsHere('discussions.moderate'),
    editSecondsLeft: isEditor || !isInWindow ? null : secondsLeft,
  };
}

/** The viewer's permissions, with what a discussion says of itself before them. */
export function withOverrides(
  permissions: PermissionSet | undefined,
  discussion: Pick<DiscussionSubject, 'categoryID' | 'permissions'>,
): PermissionSet | undefined {
  if (!permissions || !discussion.permissions) return permissions;
  const here = { resourceType: 'category', resourceID: discussion.categoryID };
  return { ...permissions, overrides: { ...here, permissions: discussion.permissions } };
}

function canCommentHere(holdsHere: (...names: PermissionName[]) => boolean, isClosed: boolean): boolean {
  if (holdsHere('posts.moderate')) return true;
  return (
    holdsHere('discussions.view') &&
    holdsHere('comments.add') &&
    (!isClosed || holdsHere('discussions.close'))
  );
}

/** null: the window never closes; 0: it is closed. */
export function authorSecondsLeft(dateInserted: string, timeout: number, now: Date): number | null {
  if (timeout < 0) return null;
  const end = new Date(dateInserted).getTime() + timeout * 1000;
  return Math.max(0, Math.ceil((end - now.getTime()) / 1000));
}
