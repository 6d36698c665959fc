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
}

export interface DiscussionAbilities {
  canEdit: boolean;
  canClose: boolean;
  canPin: boolean;
  canSink: boolean;
  canDelete: boolean;
  canMove: boolean;
  canTag: boolean;
  canComment: boolean;
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
  const { discussion, permissions, userID, now } = question;
  const holds = (...names: PermissionName[]) => hasPermission(permissions, names);
  const holdsHere = (...names: PermissionName[]) =>
    hasPermission(permissions, names, { resourceType: 'category', resourceID: discussion.categoryID });
  const isMember = userID > 0 && holds('session.valid');
  const isAuthor = userID > 0 && userID === discussion.insertUserID;
  const isEditor = holds('community.moderate') || holdsHere('discussions.edit');
  const secondsLeft = authorSecondsLeft(discussion.dateInserted, question.editContentTimeout, now);
  const isInWindow = isMember && isAuthor && !discussion.closed && secondsLeft !== 0;
  const closedItThemselves = !discussion.closed || discussion.closeUserID === userID;
  return {
    canEdit: isEditor || isInWindow,
    canClose:
      holdsHere('discussions.close') || (isAuthor && holds('discussions.closeOwn') && closedItThemselves),
    canPin: holdsHere('discussions.announce'),
    canSink: holdsHere('discussions.sink'),
    canDelete: holdsHere('discussions.delete'),
    canMove: isEditor || isInWindow,
    canTag: isEditor || isInWindow,
    canComment: isMember && canCommentHere(holdsHere, discussion.closed),
    canChangeAuthor: holds('site.manage'),
    canChangeType: holdsHere('discussions.edit'),
    canBump: holds('curation.manage'),
    canResolve: holds('staff.allow'),
    canSeeReactionLog: holds('community.moderate'),
    canSeeHistory: holds('community.moderate') || holdsHere('discussions.moderate'),
    editSecondsLeft: isEditor || !isInWindow ? null : secondsLeft,
  };
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
