import { useLive } from '../../../../platform/web/live/use-live.ts';
import { useLiveCount } from '../../../../platform/web/live/use-live-count.ts';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';

/** The number beside the bell. */
export default function LiveBell() {
  useLiveCount('unreadNotifications', useLive('notifications', useMe()?.userID)?.countUnread);
  return null;
}
