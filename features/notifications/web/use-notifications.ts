// The newest notifications in the account box.
import { invalidateQueries, useQuery } from '../../../platform/web/api/use-query.ts';
import type { listNotifications } from '../notifications.contract.ts';

const NEWEST = 30;
const LIST = 'GET /notifications';

/** Those of one kind about one discussion as one; asked again whenever somebody looks. */
export function useNotifications() {
  return useQuery<typeof listNotifications>(
    LIST,
    { query: { limit: NEWEST, shouldBatch: true } },
    { staleTime: 0 },
  );
}

export function readNotificationsAgain(): Promise<void> {
  return invalidateQueries(LIST);
}
