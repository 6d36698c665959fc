// What processes left behind that ended without saying so: their rows, the jobs and the steps of bulk operations they were at.
import { hostname } from 'node:os';
import type { Database, Transaction } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { WorkerRegistry } from '../jobs/job-runner.ts';
import { isAlive } from '../postgres/postgres-cluster.ts';
import type { ProcessList } from './process-list.ts';

/** A session that is lost for a moment is back by then. */
const GONE_SECONDS = 15;
/** Locks of workers that stand in no row: of a release that had no list. */
const UNKNOWN_MINUTES = 5;

/** However often processes end. */
const MOST_ATTEMPTS = 100;

interface LockedJob {
  id: string;
  locked_by: string;
}

/**
 * Workers stand in the row of their process before they lock their first job. Several start and end at once, so each changes
 * the list that is stored: one that writes what it knew of all would take out those that were written meanwhile.
 */
export function workerRegistry(database: Database, processes: ProcessList): WorkerRegistry {
  return {
    async add(workerID) {
      processes.noteWorker(workerID);
      await database.execute(sql`
        update processes set worker_ids = worker_ids || ${[workerID]}::text[]
        where process_id = ${processes.processID} and ${workerID} <> all(worker_ids)`);
    },
    async remove(workerID) {
      await database.execute(sql`select graphile_worker.force_unlock_workers(${[workerID]}::text[])`);
      processes.forgetWorker(workerID);
      await database.execute(sql`
        update processes set worker_ids = array_remove(worker_ids, ${workerID})
        where process_id = ${processes.processID}`);
    },
  };
}

/** Answers how many jobs are free again. */
export function releaseDeadWorkers(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    const gone = await goneProcesses(tx);
    const freed = await lockedBy(tx, gone);
    if (freed.length > 0) await unlock(tx, freed);
    if (gone.length > 0) {
      await tx.execute(sql`
        update bulk_operations set date_running = null, running_process_id = null
        where running_process_id = any(${gone}::uuid[])`);
      await tx.execute(sql`delete from processes where process_id = any(${gone}::uuid[])`);
    }
    return freed.length;
  });
}

/** The end of its process is no failure of a job: it has an attempt more. A job that ends every process runs out of them. */
async function unlock(tx: Transaction, freed: readonly LockedJob[]): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.force_unlock_workers(${[...new Set(freed.map((job) => job.locked_by))]}::text[])`,
  );
  await tx.execute(sql`
    select graphile_worker.reschedule_jobs(array[id], max_attempts := max_attempts + 1)
    from graphile_worker.jobs
    where id = any(${freed.map((job) => job.id)}::bigint[]) and max_attempts < ${sql.integer(MOST_ATTEMPTS)}`);
}

/**
 * Nobody holds their lock, and they are not merely between two connections: they are known to have ended, or were not
 * heard of for a while, in which the database was up.
 */
async function goneProcesses(tx: Transaction): Promise<string[]> {
  const rows = await tx.rows<{ process_id: string; host: string; pid: number; is_silent: boolean }>(sql`
    select process_id, host, pid,
      greatest(date_seen, pg_postmaster_start_time()) < now() - ${GONE_SECONDS} * interval '1 second' as is_silent
    from processes where pg_try_advisory_xact_lock(hashtextextended('parley process ' || process_id, 0))`);
  return rows
    .filter((row) => row.is_silent || (row.host === hostname() && !isAlive(row.pid)))
    .map((row) => row.process_id);
}

function lockedBy(tx: Transaction, gone: readonly string[]): Promise<LockedJob[]> {
  return tx.rows<LockedJob>(sql`
    select id::text, locked_by from graphile_worker.jobs
    where locked_by = any(
        select unnest(worker_ids) from processes where process_id = any(${gone}::uuid[]))
      or (locked_at < now() - ${UNKNOWN_MINUTES} * interval '1 minute'
        and not exists (select from processes where jobs.locked_by = any(worker_ids)))`);
}
