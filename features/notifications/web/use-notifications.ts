// The newest notifications, and marking them read: what is shown changes at once, and back if it could not be.
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { ApiError, call } from '../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../platform/web/api/use-query.ts';
import { setViewerState, viewerState } from '../../../platform/web/viewer/viewer-state.ts';
import type { listNotifications, patchNotifications } from '../notifications.contract.ts';

export const PAGE_SIZE = 30;
const LIST = 'GET /notifications';

/** Those of one kind about one discussion as one; asked again whenever somebody looks. */
export function useNotifications(page: number) {
  return useQuery<typeof listNotifications>(
    LIST,
    { query: { page, limit: PAGE_SIZE, shouldBatch: true } },
    { staleTime: 0 },
  );
}

function setUnread(count: number): void {
  setViewerState({ counts: { ...viewerState().counts, unreadNotifications: count } });
}

export async function markAllRead(): Promise<void> {
  const before = viewerState().counts?.unreadNotifications ?? 0;
  setUnread(0);
  try {
    await call<typeof patchNotifications>('PATCH /notifications', { body: { read: true } });
    await invalidateQueries(LIST);
  } catch (error) {
    setUnread(before);
    showToast(error instanceof ApiError ? error.message : String(error), { id: 'read', tone: 'error' });
  }
}
