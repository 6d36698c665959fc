// What somebody may do with a comment: decided alike on the server and in the interface.
import { hasPermission, type PermissionSet } from '../../platform/contract/permission.ts';
import type { PermissionName } from '../../platform/contract/permission-names.ts';
import {
  authorSecondsLeft,
  type DiscussionSubject,
  withOverrides,
} from '../discussions/discussion.abilities.ts';

/** Every comment the API answers fits. */
export interface CommentSubject {
  insertUserID: number;
  dateInserted: string;
  dateUpdated: string | null;
  depth: number;
  isTombstone?: boolean;
}

export interface CommentAbilities {
  canEdit: boolean;
  canDelete: boolean;
  /** Nested below it; where it stands too deep, a reply is a comment beside it with a quote. */
  canReply: boolean;
  canQuote: boolean;
  canReact: boolean;
  canChangeAuthor: boolean;
  canSeeRevisions: boolean;
  canSeeReactionLog: boolean;
  /** How long an author may still edit; null: without end, or not by the clock at all. */
  editSecondsLeft: number | null;
}

export interface CommentAbilityQuestion {
  comment: CommentSubject;
  discussion: Pick<DiscussionSubject, 'categoryID' | 'closed' | 'permissions' | 'isArchived'>;
  permissions: PermissionSet | undefined;
  userID: number;
  /** Seconds; -1 without end, 0 not at all. */
  editContentTimeout: number;
  allowSelfDelete: boolean;
  now: Date;
}

export function commentAbilities(question: CommentAbilityQuestion): CommentAbilities {
  const { comment, discussion, userID, now } = question;
  const permissions = withOverrides(question.permissions, discussion);
  const holds = (...names: PermissionName[]) => hasPermission(permissions, names);
  const holdsHere = (...names: PermissionName[]) =>
    hasPermission(permissions, names, { resourceType: 'category', resourceID: discussion.categoryID });
  const isThere = comment.isTombstone !== true;
  const isMember = userID > 0 && holds('session.valid');
  const isAuthor = isMember && userID === comment.insertUserID;
  const isEditor = holds('site.manage', 'community.moderate') || holdsHere('comments.edit');
  const secondsLeft = authorSecondsLeft(comment.dateInserted, question.editContentTimeout, now);
  const isOpen = !discussion.closed && discussion.isArchived !== true;
  const isInWindow = isAuthor && isOpen && secondsLeft !== 0;
  const isDeleter = holds('site.manage', 'community.moderate') || holdsHere('comments.delete');
  const mayWrite = mayComment(holdsHere, discussion.closed);
  // Guests, where their role is granted it. They react to nothing.
  const canComment = (isMember || userID === 0) && mayWrite;
  return {
    canEdit: isThere && (isEditor || isInWindow),
    canDelete: isDeleter || (isThere && isAuthor && question.allowSelfDelete),
    canReply: isThere && canComment,
    canQuote: isThere && canComment,
    canReact: isThere && isMember && mayWrite,
    canChangeAuthor: isThere && holds('site.manage'),
    canSeeRevisions: comment.dateUpdated !== null && holds('community.moderate'),
    canSeeReactionLog: holds('community.moderate'),
    editSecondsLeft: isEditor || !isInWindow ? null : secondsLeft,
  };
}

/** The rule for adding a comment to a discussion of a category. */
export function mayComment(holdsHere: (...names: PermissionName[]) => boolean, isClosed: boolean): boolean {
  if (holdsHere('posts.moderate')) return true;
  const mayWrite = holdsHere('discussions.view') && holdsHere('comments.add');
  return mayWrite && (!isClosed || holdsHere('discussions.close'));
}
