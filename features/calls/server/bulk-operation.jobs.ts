// Bulk operations that go on by themselves, one step after the other.
import { DomainError } from '../../../platform/contract/errors.ts';
import { continueByID } from '../../../platform/server/bulk-operations/continue-bulk-operation.ts';
import { BULK_OPERATION_JOB } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
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
};

/** A refusal is final, and is the status of the job handle; whatever else fails is tried again. */
async function step(site: Site, bulkOperationID: string): Promise<number | undefined> {
  try {
    return (await continueByID(site, bulkOperationID, SECONDS_A_STEP))?.status;
  } catch (error) {
    if (error instanceof DomainError) return error.status;
    throw error;
  }
}
