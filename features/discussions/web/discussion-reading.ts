// How far the viewer has read a discussion; not known on the shared page and to guests.
import { useViewerState } from '../../../platform/web/viewer/viewer-state.ts';

export interface ReadMark {
  countCommentsRead: number;
  lastNumberRead: number;
  placeNumber?: number | null | undefined;
}

export interface Reading {
  isUnread: boolean;
  isRead: boolean;
  /** New comments; undefined with `isUnread`: the whole thread is new. */
  countUnread?: number;
}

export function useReading(discussionID: number, countComments: number): Reading {
  const reads = useViewerState('reads');
  return readingOf(reads, discussionID, countComments);
}

export function readingOf(
  reads: Record<string, ReadMark> | undefined,
  discussionID: number,
  countComments: number,
): Reading {
  if (!reads) return { isUnread: false, isRead: false };
  const mark = reads[String(discussionID)];
  if (!mark) return { isUnread: true, isRead: false };
  const countUnread = Math.max(0, countComments - mark.countCommentsRead);
  return { isUnread: countUnread > 0, isRead: countUnread === 0, countUnread };
}
