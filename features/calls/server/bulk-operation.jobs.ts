// Bulk operations that go on by themselves, one step after the other.
import { DomainError } from '../../../platform/contract/errors.ts';
import { continueByID } from '../../../platform/server/bulk-operations/continue-bulk-operation.ts';
import {
  BULK_OPERATION_JOB,
  FINISH_JOB,
  finishLater,
  SECONDS_UNTIL_ABANDONED,
} from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';

const SECONDS_A_STEP = 10;

export const bulkOperationJobs = {
  [BULK_OPERATION_JOB]: async (site: Site, { bulkOperationID }: { bulkOperationID?: string }) => {
    if (bulkOperationID === undefined) return;
    const status = await step(site, bulkOperationID);
    // Other jobs run between two steps.
    if (status === 408)
      await site.database.transaction((tx) =>
        site.writeContext(tx, systemViewer(), 'en').enqueue(BULK_OPERATION_JOB, { bulkOperationID }),
      );
  },
  [FINISH_JOB]: async (site: Site, { bulkOperationID }: { bulkOperationID?: string }) => {
    if (bulkOperationID !== undefined) await finish(site, bulkOperationID);
  },
};

/** As long as its starter goes on with it, it is left to them. */
async function finish(site: Site, bulkOperationID: string): Promise<void> {
  await site.database.transaction(async (tx) => {
    const row = await tx.row<{ is_abandoned: boolean }>(sql`
      select date_running is null and date_updated < now() - ${SECONDS_UNTIL_ABANDONED / 2} * interval '1 second' as is_abandoned
      from bulk_operations where bulk_operation_id = ${bulkOperationID} and status = 'progress'`);
    if (!row) return;
    const w = site.writeContext(tx, systemViewer(), 'en');
    if (!row.is_abandoned) return finishLater(w, bulkOperationID);
    await w.enqueue(BULK_OPERATION_JOB, { bulkOperationID });
  });
}

/** A refusal is final, and is the status of the job handle; whatever else fails is tried again. */
async function step(site: Site, bulkOperationID: string): Promise<number | undefined> {
  try {
    return (await continueByID(site, bulkOperationID, SECONDS_A_STEP))?.status;
  } catch (error) {
    if (error instanceof DomainError) return error.status;
    throw error;
  }
}
