import { useEffect, useState } from 'react';
import { usePermissions, useSite } from '../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../platform/web/viewer/viewer-state.ts';
import {
  type DiscussionAbilities,
  discussionAbilities,
  type JudgedDiscussion,
} from '../discussion.abilities.ts';

/** What the viewer may do; as their own author only once it is known who they are. */
export function useDiscussionAbilities(discussion: JudgedDiscussion): DiscussionAbilities {
  const permissions = usePermissions();
  const { editContentTimeout } = useSite();
  const userID = useMe()?.userID ?? 0;
  const [now, setNow] = useState(() => new Date());
  const abilities = discussionAbilities({ discussion, permissions, userID, editContentTimeout, now });
  const { editSecondsLeft } = abilities;

  // The window to edit runs out while the page is read.
  useEffect(() => {
    if (editSecondsLeft === null || editSecondsLeft === 0) return;
    const timer = setTimeout(() => setNow(new Date()), editSecondsLeft > 60 ? 10_000 : 5000);
    return () => clearTimeout(timer);
  }, [editSecondsLeft]);
  return abilities;
}
