// When a run that failed is tried again by itself.
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';

export const RETRY_JOB = 'retry-rule';

/** After the first failure, the second, the third; then it is left to people. */
const WAIT_MINUTES = [1, 10, 60];

/** The run is stored as failed by this transaction. */
export async function retryLater(
  w: WriteContext,
  { automationRunID, countAttempts }: { automationRunID: number; countAttempts: number },
): Promise<void> {
  const minutes = WAIT_MINUTES[countAttempts - 1];
  const runAt = minutes === undefined ? undefined : new Date(Date.now() + minutes * 60_000);
  await w.db.execute(sql`
    update automation_runs set date_retry = ${runAt ?? null} where automation_run_id = ${automationRunID}`);
  if (runAt) await w.enqueue(RETRY_JOB, { automationRunID }, { runAt });
}
