import type { StaffAct } from '../../../platform/contract/staff-act.ts';
import { recordActs } from '../../../platform/server/audit-log/record-act.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { discardJobs, lockFailing, runAgain } from '../../../platform/server/jobs/job-report.ts';
import { jobActs } from './job.acts.ts';

type Work = (db: Queryable, ids: readonly string[]) => Promise<string[]>;

export const retry = (ctx: RequestContext, ids: readonly string[]) =>
  withFailed(ctx, ids, jobActs.retried, runAgain);

export const discard = (ctx: RequestContext, ids: readonly string[]) =>
  withFailed(ctx, ids, jobActs.discarded, discardJobs);

/** What others see depends on what jobs do, and not on this: nothing is invalidated. */
function withFailed(
  ctx: RequestContext,
  ids: readonly string[],
  act: StaffAct,
  work: Work,
): Promise<{ count: number }> {
  return ctx.write(async (w) => {
    const failed = await lockFailing(w.db, ids);
    const done = new Set(
      await work(
        w.db,
        failed.map(({ id }) => id),
      ),
    );
    const entries = failed.filter(({ id }) => done.has(id));
    await recordActs(
      w,
      act,
      entries.map(({ id, task }) => ({ recordKey: task, before: { jobID: id } })),
    );
    return { count: entries.length };
  });
}
