// What those who look after a site see of its jobs, and do with those that failed. Never what a job works on: that may be
// somebody's address.
import type { Queryable } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** Where numbers end. */
export const MOST_JOBS = 10_000;
const LONGEST_ERROR = 1000;

export interface JobCounts {
  task: string;
  waiting: number;
  running: number;
  retried: number;
  failed: number;
}

const hasFailed = sql`attempts >= max_attempts`;
const isRetried = sql`attempts > 0 and attempts < max_attempts`;

/** By task, of the first ten thousand jobs. */
export function countJobs(db: Queryable): Promise<JobCounts[]> {
  return db.rows<JobCounts>(sql`
    select task_identifier as task,
      count(*) filter (where locked_at is null and attempts = 0)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and ${isRetried})::int as retried,
      count(*) filter (where locked_at is null and ${hasFailed})::int as failed
    from (
      select task_identifier, locked_at, attempts, max_attempts from graphile_worker.jobs
      limit ${sql.integer(MOST_JOBS)}) jobs
    group by task_identifier order by task_identifier`);
}

export interface JobRow {
  id: string;
  task: string;
  attempts: number;
  max_attempts: number;
  last_error: string;
  run_at: string;
  created_at: string;
  updated_at: string;
  has_failed: boolean;
}

const COLUMNS: Sql = sql`id::text, task_identifier as task, attempts, max_attempts,
  left(coalesce(last_error, ''), ${sql.integer(LONGEST_ERROR)}) as last_error, run_at, created_at, updated_at,
  ${hasFailed} as has_failed`;

/** Failed for good first, then those that are tried again; of the first ten thousand jobs. */
export function failingJobs(db: Queryable, limit: number): Promise<JobRow[]> {
  return db.rows<JobRow>(sql`
    select ${COLUMNS} from (select * from graphile_worker.jobs limit ${sql.integer(MOST_JOBS)}) jobs
    where locked_at is null and attempts > 0
    order by ${hasFailed} desc, updated_at desc, id limit ${sql.integer(limit)}`);
}

/** Those of them that failed, now or for good, and nobody is at. */
export function lockFailing(db: Queryable, ids: readonly string[]): Promise<{ id: string; task: string }[]> {
  return db.rows(sql`
    select id::text, task_identifier as task from graphile_worker.jobs
    where id = any(${[...ids]}::bigint[]) and locked_at is null and attempts > 0 order by id`);
}

/** As if it had never failed, at once. */
export async function runAgain(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id::text from graphile_worker.reschedule_jobs(${[...ids]}::bigint[], run_at := now(), attempts := 0)`);
  return rows.map(({ id }) => id);
}

export async function discardJobs(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    sql`select id::text from graphile_worker.complete_jobs(${[...ids]}::bigint[])`,
  );
  return rows.map(({ id }) => id);
}
