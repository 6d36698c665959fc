// The switches of the options menu, each one call.
import { useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { setViewerState, viewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { bumpDiscussion, dismissDiscussion } from '../../discussion-marks.contract.ts';
import type { Discussion, DiscussionPatch, patchDiscussion } from '../../discussions.contract.ts';

type ActionName = 'dismiss' | 'close' | 'sink' | 'resolve' | 'bump';

export function useOptionActions({ discussionID }: Discussion) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<ActionName>();
  const params = { discussionID };

  const run = async (name: ActionName, work: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(name);
    try {
      await work();
      showToast(done, { id: `discussion-${name}`, tone: 'success', isAutoDismissed: true });
      await revalidate();
    } catch (error) {
      showToast(problemText(error), { id: `discussion-${name}`, tone: 'error' });
    } finally {
      setBusy(undefined);
    }
  };
  const patch = (body: DiscussionPatch) =>
    call<typeof patchDiscussion>('PATCH /discussions/:discussionID', { params, body });

  return {
    busy,
    close: (closed: boolean) =>
      run('close', () => patch({ closed }), closed ? t('Discussion closed.') : t('Discussion reopened.')),
    sink: (isSunk: boolean) =>
      run('sink', () => patch({ sink: isSunk }), isSunk ? t('Discussion sunk.') : t('Discussion unsunk.')),
    resolve: (resolved: boolean) =>
      run(
        'resolve',
        () => patch({ resolved }),
        resolved ? t('Discussion resolved.') : t('Discussion no longer resolved.'),
      ),
    bump: () =>
      run(
        'bump',
        () => call<typeof bumpDiscussion>('PATCH /discussions/:discussionID/bump', { params }),
        t('Success! This post has been bumped.'),
      ),
    dismiss: (dismissed: boolean) =>
      run(
        'dismiss',
        () => dismissOrNot(discussionID, dismissed),
        dismissed ? t('Success. Announcement has been dismissed.') : t('Success. Dismissal cancelled.'),
      ),
  };
}

async function dismissOrNot(discussionID: number, dismissed: boolean): Promise<void> {
  await call<typeof dismissDiscussion>('PUT /discussions/:discussionID/dismiss', {
    params: { discussionID },
    body: { dismissed },
  });
  const known = (viewerState().dismissals as number[] | undefined) ?? [];
  const others = known.filter((id) => id !== discussionID);
  setViewerState({ dismissals: dismissed ? [...others, discussionID] : others });
}

export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return Object.values(error.fieldErrors)[0] ?? error.message;
}
