import { useLive } from '../../../../platform/web/live/use-live.ts';
import { useLiveCount } from '../../../../platform/web/live/use-live-count.ts';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';

/** The number beside the icon of messages. */
export default function LiveInbox() {
  useLiveCount('unreadConversations', useLive('inbox', useMe()?.userID)?.countUnread);
  return null;
}
