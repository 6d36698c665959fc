// The number is 0 at once, and what it was where that could not be.
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../platform/web/api/call.ts';
import { problemText } from '../../../platform/web/forms/problem-text.ts';
import { setViewerState, viewerState } from '../../../platform/web/viewer/viewer-state.ts';
import type { patchNotifications } from '../notifications.contract.ts';

function setUnread(count: number): void {
  setViewerState({ counts: { ...viewerState().counts, unreadNotifications: count } });
}

/** Whether it was done. */
export async function markAllRead(): Promise<boolean> {
  const before = viewerState().counts?.unreadNotifications ?? 0;
  setUnread(0);
  try {
    await call<typeof patchNotifications>('PATCH /notifications', { body: { read: true } });
    return true;
  } catch (error) {
    setUnread(before);
    showToast(problemText(error), { id: 'read', tone: 'error' });
    return false;
  }
}
