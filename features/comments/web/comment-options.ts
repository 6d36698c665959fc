// The options menu of a comment: whoever has something to do with a comment adds an item.
import type { MenuOption, MenuRun } from '../../../platform/web/menus/menu-option.ts';
import { WebPlace } from '../../../platform/web/nodes/web-place.ts';
import type { CommentAbilities } from '../comment.abilities.ts';
import type { CommentedDiscussion } from '../comment-widgets.contract.ts';
import type { Comment } from '../comments.contract.ts';

export const COMMENT_GROUPS = ['post', 'sharing'] as const;

export interface CommentOptionsSubject {
  comment: Comment;
  discussion: CommentedDiscussion;
  abilities: CommentAbilities;
  /** Opens the editor in its place. */
  onEdit: () => void;
}

export type CommentItemProps = CommentOptionsSubject & MenuRun;
export type CommentFormProps = CommentOptionsSubject & { onClose: () => void };

/** The menu is there for every member. */
export const commentOptions = new WebPlace<MenuOption<CommentOptionsSubject>>('commentOptions');
