import { usePermissions, useSite } from '../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../platform/web/viewer/viewer-state.ts';
import {
  type DiscussionAbilities,
  discussionAbilities,
  type JudgedDiscussion,
} from '../discussion.abilities.ts';
import { useJudged } from './use-judged.ts';

/** What the viewer may do; as their own author only once it is known who they are. */
export function useDiscussionAbilities(discussion: JudgedDiscussion): DiscussionAbilities {
  const permissions = usePermissions();
  const { editContentTimeout } = useSite();
  const userID = useMe()?.userID ?? 0;
  return useJudged((now) =>
    discussionAbilities({ discussion, permissions, userID, editContentTimeout, now }),
  );
}
