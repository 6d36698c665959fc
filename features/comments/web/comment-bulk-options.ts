// What can be done with many selected comments of a discussion: whoever can do something adds a button.
import type { ComponentType } from 'react';
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import { hasPermission, type PermissionSet } from '../../../platform/contract/permission.ts';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import type { IconName } from '../../../platform/ui/icons/icon-names.ts';
import { WebPlace } from '../../../platform/web/nodes/web-place.ts';
import type { Comment } from '../comments.contract.ts';

export type SelectedComment = Pick<Comment, 'commentID' | 'insertUserID'> & {
  /** The number and the author, for people. */
  name: string;
};

export interface CommentBulkFormProps {
  selected: readonly SelectedComment[];
  discussion: { discussionID: number; categoryID: number };
  onClose: () => void;
}

export interface CommentBulkSubject extends Omit<CommentBulkFormProps, 'onClose'> {
  permissions: PermissionSet;
  t: Translator['t'];
}

export interface CommentBulkOption {
  /** Those of the product are 10, 20 and so on. */
  position: number;
  /** English; translated where it is shown. */
  name: string;
  icon: IconName;
  isDanger?: boolean;
  /** Whether the viewer may do it there at all. */
  isOffered: (subject: CommentBulkSubject) => boolean;
  /** Why it is not for these comments; undefined: it is. */
  whyNot?: (subject: CommentBulkSubject) => string | undefined;
  /** Lazy; `RecordsForm` shows how far it is, and what failed. */
  Form: ComponentType<CommentBulkFormProps>;
}

export const commentBulkOptions = new WebPlace<CommentBulkOption>('commentBulkOptions');

export function mayDeleteComments(permissions: PermissionSet, categoryID: number): boolean {
  return (
    hasPermission(permissions, ['site.manage', 'community.moderate']) ||
    holdsIn(permissions, categoryID, 'comments.delete')
  );
}

export function maySplit(permissions: PermissionSet, categoryID: number): boolean {
  return (
    hasPermission(permissions, 'curation.manage') || holdsIn(permissions, categoryID, 'discussions.edit')
  );
}

function holdsIn(permissions: PermissionSet, categoryID: number, permission: PermissionName): boolean {
  return hasPermission(permissions, permission, { resourceType: 'category', resourceID: categoryID });
}
