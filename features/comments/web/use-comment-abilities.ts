import { usePermissions, useSite } from '../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../platform/web/viewer/viewer-state.ts';
import { useTimedAbilities } from '../../discussions/web/use-timed-abilities.ts';
import { type CommentAbilities, type CommentSubject, commentAbilities } from '../comment.abilities.ts';
import type { CommentedDiscussion } from '../comment-widgets.contract.ts';

/** A member of whom nothing is known yet but that they are signed in: nobody's author. */
const SOME_MEMBER = Number.MAX_SAFE_INTEGER;

/** What the viewer may do; as the author only once it is known who they are. */
export function useCommentAbilities(
  comment: CommentSubject,
  discussion: CommentedDiscussion,
): CommentAbilities {
  const permissions = usePermissions();
  const { editContentTimeout, allowSelfDelete, isSignedIn } = useSite();
  const userID = useMe()?.userID ?? (isSignedIn ? SOME_MEMBER : 0);
  return useTimedAbilities((now) =>
    commentAbilities({
      comment,
      discussion,
      permissions,
      userID,
      editContentTimeout,
      allowSelfDelete: allowSelfDelete === true,
      now,
    }),
  );
}
