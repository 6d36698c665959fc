import type { ResponseOf } from '../../../platform/contract/endpoint.ts';
import { deliveryJob } from '../../../platform/server/events/events.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { JOB_KINDS } from '../../../platform/server/jobs/job-kinds.ts';
import { countJobs, failingJobs, type JobRow, MOST_JOBS } from '../../../platform/server/jobs/job-report.ts';
import type { FailingJob, listJobs } from '../jobs.contract.ts';

type Listed = ResponseOf<(typeof listJobs)['spec']>;

const SHOWN = 100;

export async function jobsOf(ctx: RequestContext): Promise<Listed> {
  const queues = queuesOf(ctx);
  const [counts, rows] = await Promise.all([countJobs(ctx.db), failingJobs(ctx.db, SHOWN)]);
  const tasks = counts.map((each) => ({ ...each, queue: queues.get(each.task) ?? ('unknown' as const) }));
  const all = counts.reduce(
    (sum, { waiting, running, retried, failed }) => sum + waiting + running + retried + failed,
    0,
  );
  return { tasks, isMore: all >= MOST_JOBS, jobs: rows.map(present) };
}

/** Which workers take which task. */
function queuesOf({ site }: RequestContext): ReadonlyMap<string, Listed['tasks'][number]['queue']> {
  const declared = site.features.all.flatMap(({ jobs = {} }) =>
    Object.entries(jobs).map(
      ([name, job]) => [name, typeof job === 'object' ? job.kind : 'internal'] as const,
    ),
  );
  return new Map([...JOB_KINDS.map((kind) => [deliveryJob(kind), kind] as const), ...declared]);
}

function present(row: JobRow): FailingJob {
  return {
    jobID: row.id,
    task: row.task,
    state: row.has_failed ? 'failed' : 'retried',
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    error: row.last_error,
    dateInserted: row.created_at,
    dateFailed: row.updated_at,
    dateRun: row.run_at,
  };
}
