// The context that all comments of a thread are rendered with.
import type { ReactNode } from 'react';
import type { NearbyUser } from '../../../editor/web/Composer/composer-props.ts';
import type { CommentedDiscussion } from '../../comment-widgets.contract.ts';
import type { Comment } from '../../comments.contract.ts';

/** What somebody else's widget adds to comments it shows: the status of answers, say. */
export interface CommentAdditions {
  /** A band on top of the comment. */
  bandOf?: (comment: Comment) => ReactNode;
  badgeOf?: (comment: Comment) => ReactNode;
  /** Before Reply. */
  actionsOf?: (comment: Comment) => ReactNode;
}

export interface ThreadContext {
  discussion: CommentedDiscussion;
  maxDepth: number;
  showOPTag: boolean;
  /** The authors here: offered first when somebody is mentioned. */
  nearbyUsers: readonly NearbyUser[];
  additions: CommentAdditions;
}
