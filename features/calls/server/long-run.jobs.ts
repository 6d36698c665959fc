// Long runs that go on by themselves, one step after the other, and what is left of them after a day.
import { DomainError } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../platform/server/feature/operations.ts';
import { continueByID } from '../../../platform/server/long-runs/continue-long-run.ts';
import { LONG_RUN_JOB } from '../../../platform/server/long-runs/start-long-run.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';

const SECONDS_A_STEP = 10;

export const longRunJobs = {
  [LONG_RUN_JOB]: async (site: Site, { longRunID }: { longRunID?: string }) => {
    if (longRunID === undefined) return;
    const status = await step(site, longRunID);
    // Other jobs get their turn between two steps.
    if (status === 408)
      await site.database.transaction((tx) =>
        site.writeContext(tx, systemViewer(), 'en').enqueue(LONG_RUN_JOB, { longRunID }),
      );
  },
};

/** A refusal is final, and stands on the slip; whatever else fails is tried again. */
async function step(site: Site, longRunID: string): Promise<number | undefined> {
  try {
    return (await continueByID(site, longRunID, SECONDS_A_STEP))?.status;
  } catch (error) {
    if (error instanceof DomainError) return error.status;
    throw error;
  }
}

export const longRunExpiry: Expiry = {
  name: 'long runs',
  remove: (db, limit) =>
    db.execute(sql`
      delete from long_runs where long_run_id in (
        select long_run_id from long_runs where date_inserted < now() - interval '24 hours' limit ${sql.integer(limit)})`),
};
