// The viewer's own mark on a discussion: shown at once, taken back if the server would not have it.
import { useState } from 'react';
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../platform/web/api/call.ts';
import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import { setViewerState, useViewerState, viewerState } from '../../../platform/web/viewer/viewer-state.ts';
import type { bookmarkDiscussion } from '../bookmarks.contract.ts';

export interface Bookmark {
  /** undefined: a guest, or not known yet. */
  isBookmarked: boolean | undefined;
  isBusy: boolean;
  toggle: () => Promise<void>;
}

export function useBookmark(discussionID: number): Bookmark {
  const { t } = useTranslator();
  const bookmarks = useViewerState('bookmarks');
  const [isBusy, setIsBusy] = useState(false);
  const isBookmarked = bookmarks?.includes(discussionID);

  const toggle = async () => {
    if (isBusy || isBookmarked === undefined) return;
    setIsBusy(true);
    mark(discussionID, !isBookmarked);
    try {
      const { body } = await call<typeof bookmarkDiscussion>('PUT /discussions/:discussionID/bookmark', {
        params: { discussionID },
        body: { bookmarked: !isBookmarked },
      });
      mark(discussionID, body.bookmarked);
    } catch {
      mark(discussionID, isBookmarked);
      showToast(t('There was a problem bookmarking this discussion.'), { id: 'bookmark', tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBookmarked, isBusy, toggle };
}

function mark(discussionID: number, isBookmarked: boolean): void {
  const others = (viewerState().bookmarks ?? []).filter((id) => id !== discussionID);
  setViewerState({ bookmarks: isBookmarked ? [...others, discussionID] : others });
}
