// What of one record the viewer follows and muted, and the calls that change it: shown at once, and taken back where the
// server would not have it.
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../platform/web/api/call.ts';
import { problemText } from '../../../platform/web/forms/problem-text.ts';
import { setViewerState, useViewerState, viewerState } from '../../../platform/web/viewer/viewer-state.ts';
import type { followCategory } from '../../categories/category-follows.contract.ts';
import type { MuteTerm, putFollow, putMute } from '../following.contract.ts';

export interface FollowSubject {
  recordType: string;
  recordID: number;
  /** What it is called. */
  name: string;
}

export interface Following {
  /** Undefined before the viewer's own state is there. */
  isFollowed: boolean | undefined;
  isMuted: boolean;
  /** Null: until it is unmuted. */
  mutedUntil: string | null;
}

export function useFollowing({ recordType, recordID }: FollowSubject): Following {
  const follows = useViewerState('follows');
  const categories = useViewerState('followedCategories');
  const mutes = useViewerState('mutes');
  const key = `${recordType} ${recordID}`;
  const isFollowed = recordType === 'category' ? categories?.includes(recordID) : follows?.includes(key);
  return { isFollowed, isMuted: mutes?.[key] !== undefined, mutedUntil: mutes?.[key] ?? null };
}

export function followOrNot(subject: FollowSubject, followed: boolean): Promise<boolean> {
  const { recordType, recordID } = subject;
  return optimistic(
    () => layFollowed(subject, followed),
    () => layFollowed(subject, !followed),
    () =>
      recordType === 'category'
        ? call<typeof followCategory>('PUT /categories/:categoryID/follow', {
            params: { categoryID: recordID },
            body: { followed },
          })
        : call<typeof putFollow>('PUT /follows/:recordType/:recordID', {
            params: { recordType, recordID },
            body: { followed },
          }),
  );
}

/** Undefined: no longer. */
export function muteFor(subject: FollowSubject, term: MuteTerm | undefined): Promise<boolean> {
  const { recordType, recordID } = subject;
  const before = viewerState().mutes?.[`${recordType} ${recordID}`];
  return optimistic(
    () => layMuted(subject, term === undefined ? undefined : null),
    () => layMuted(subject, before),
    async () => {
      const { body } = await call<typeof putMute>('PUT /mutes/:recordType/:recordID', {
        params: { recordType, recordID },
        body: {
          muted: term !== undefined,
          ...(term && { for: term }),
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      });
      layMuted(subject, body.muted ? body.dateUntil : undefined);
    },
  );
}

/** Whether it was done. */
async function optimistic(
  lay: () => void,
  takeBack: () => void,
  work: () => Promise<unknown>,
): Promise<boolean> {
  lay();
  try {
    await work();
    return true;
  } catch (error) {
    takeBack();
    showToast(problemText(error), { id: 'following', tone: 'error' });
    return false;
  }
}

function layFollowed({ recordType, recordID }: FollowSubject, followed: boolean): void {
  if (recordType === 'category') {
    const others = (viewerState().followedCategories ?? []).filter((id) => id !== recordID);
    setViewerState({ followedCategories: followed ? [...others, recordID] : others });
    return;
  }
  const key = `${recordType} ${recordID}`;
  const others = (viewerState().follows ?? []).filter((each) => each !== key);
  setViewerState({ follows: followed ? [...others, key] : others });
}

function layMuted({ recordType, recordID }: FollowSubject, until: string | null | undefined): void {
  const { [`${recordType} ${recordID}`]: _, ...others } = viewerState().mutes ?? {};
  setViewerState({
    mutes: until === undefined ? others : { ...others, [`${recordType} ${recordID}`]: until },
  });
}
