import { usePermissions, useSite } from '../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../platform/web/viewer/viewer-state.ts';
import {
  type DiscussionAbilities,
  type DiscussionSubject,
  discussionAbilities,
} from '../discussion.abilities.ts';
import { useTimedAbilities } from './use-timed-abilities.ts';

/** What the viewer may do; as their own author only once it is known who they are. */
export function useDiscussionAbilities(discussion: DiscussionSubject): DiscussionAbilities {
  const permissions = usePermissions();
  const { editContentTimeout } = useSite();
  const userID = useMe()?.userID ?? 0;
  return useTimedAbilities((now) =>
    discussionAbilities({ discussion, permissions, userID, editContentTimeout, now }),
  );
}
