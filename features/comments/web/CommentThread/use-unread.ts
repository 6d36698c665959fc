import { useMe, useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { commentsOf, type ThreadRow } from '../thread-rows.ts';
import { type UnreadPlace, unreadPlace } from '../unread-place.ts';

/** Nothing is marked on the shared page; the viewer's own marks follow it. */
export function useUnread(rows: readonly ThreadRow[], discussionID: number, page: number): UnreadPlace {
  const reads = useViewerState('reads');
  const userID = useMe()?.userID ?? 0;
  return unreadPlace({
    comments: commentsOf(rows),
    lastNumberRead: reads?.[discussionID]?.lastNumberRead,
    userID,
    isFirstPage: page === 1,
  });
}
