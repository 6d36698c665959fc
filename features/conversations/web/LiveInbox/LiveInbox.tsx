// The number beside the icon of messages, on whatever page one is.
import { useEffect } from 'react';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { setViewerState, useMe, viewerState } from '../../../../platform/web/viewer/viewer-state.ts';

export default function LiveInbox() {
  const me = useMe();
  const unread = useLive('inbox', me?.userID)?.countUnread;
  useEffect(() => {
    const { counts } = viewerState();
    if (unread === undefined || counts?.unreadConversations === unread) return;
    setViewerState({ counts: { ...counts, unreadConversations: unread } });
  }, [unread]);
  return null;
}
