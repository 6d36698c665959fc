// Jobs live in PostgreSQL and are enqueued in the transaction that wants them. They run at least once:
// a handler is idempotent by its payload.
import { setTimeout as sleep } from 'node:timers/promises';
import { makeWorkerUtils, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Transaction } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { createPool } from '../db/pool.ts';
import { type Sql, sql } from '../db/sql.ts';
import { JOB_KINDS, type JobKind, WORKERS } from './job-kinds.ts';
import { JobRunner, quietLogger, type WorkerRegistry } from './job-runner.ts';
import { wakeWorkers } from './wake-workers.ts';

export type JobHandler = (payload: Record<string, unknown>) => Promise<void>;

export type JobsByKind = Readonly<Record<JobKind, Readonly<Record<string, JobHandler>>>>;

export interface EnqueueOptions {
  /** At most one job of this key waits; a later one takes its place. */
  key?: string;
  runAt?: Date;
  /** With both: one that is due at most so much earlier may stay as it is. */
  leewayMs?: number;
}

export interface JobQueue {
  enqueue(tx: Transaction, name: string, payload: object, options?: EnqueueOptions): Promise<void>;
  /** Many of one name, in one statement. */
  enqueueAll(
    tx: Transaction,
    name: string,
    jobs: readonly { payload: object; key: string }[],
    options?: { runAt?: Date },
  ): Promise<void>;
  start(handlers: JobsByKind): Promise<void>;
  stop(): Promise<void>;
}

const MAX_ATTEMPTS = 10;

/** Adds jobs wherever a statement has their names and payloads: each a piece of SQL. */
export const addJob = (name: Sql, payload: Sql): Sql =>
  sql`add_plain_job(${name}, ${payload}, ${sql.integer(MAX_ATTEMPTS)})`;

export interface JobQueueOptions {
  url: string;
  statementTimeout?: number | undefined;
  registry: WorkerRegistry;
  kindOf: (name: string) => JobKind;
  onError: (message: string, error: unknown) => void;
}

/** A listening connection for each kind, and some for what the workers write down. */
const CONNECTIONS = JOB_KINDS.length + 3;
/** A job that meets a database that is away waits for it, rather than to count as failed. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;
const END_MS = 1000;

export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { onError, registry } = options;
  let runners: JobRunner[] = [];
  let pool: pg.Pool | undefined;
  let stopping = new AbortController();
  return {
    ...additionsTo(options),
    async start(handlers) {
      stopping = new AbortController();
      const own = createPool({
        url: options.url,
        maxConnections: CONNECTIONS,
        statementTimeout: options.statementTimeout,
        applicationName: 'parley jobs',
        // Which job was taken and which is done; a job of which that was lost runs again.
        mayLoseCommits: true,
        onIdleError: (error) => onError('a connection of the job queue was lost', error),
      });
      pool = own.pool;
      const { signal } = stopping;
      runners = JOB_KINDS.filter((kind) => Object.keys(handlers[kind]).length > 0).map(
        (kind) =>
          new JobRunner({
            kind,
            pool: own.pool,
            workers: WORKERS[kind],
            taskList: taskListOf(handlers[kind], signal, onError),
            registry,
            onError,
          }),
      );
      await Promise.all(runners.map((runner) => runner.start()));
    },
    async stop() {
      stopping.abort();
      await Promise.all(runners.map((runner) => runner.stop()));
      runners = [];
      // A connection that fell silent is not waited for.
      await Promise.race([pool?.end(), sleep(END_MS, undefined, { ref: false })]);
      pool = undefined;
    },
  };
}

/** Jobs are added in the transaction that wants them; the workers of their kind are woken as it commits. */
function additionsTo({ kindOf }: JobQueueOptions): Pick<JobQueue, 'enqueue' | 'enqueueAll'> {
  const alsoWaking = (name: string, runAt: Date | undefined): Sql => {
    const kind = kindOf(name);
    return kind === 'internal' || runAt ? sql.raw('') : sql`, ${wakeWorkers(kind)}`;
  };
  return {
    async enqueue(tx, name, payload, { key, runAt, leewayMs } = {}) {
      tx.send(sql`
        select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
          run_at := ${runAt ?? null}::timestamptz, max_attempts := ${sql.integer(MAX_ATTEMPTS)},
          job_key := ${key ?? null})${alsoWaking(name, runAt)}
        where ${key && runAt && leewayMs ? isNotWaiting(key, new Date(runAt.getTime() - leewayMs)) : sql`true`}`);
    },
    async enqueueAll(tx, name, jobs, { runAt } = {}) {
      if (jobs.length === 0) return;
      const payloads = jobs.map(({ payload }) => JSON.stringify(payload));
      tx.send(sql`
        select graphile_worker.add_job(${name}, payload::json, run_at := ${runAt ?? null}::timestamptz,
          max_attempts := ${sql.integer(MAX_ATTEMPTS)}, job_key := key)${alsoWaking(name, runAt)}
        from unnest(${payloads}::text[], ${jobs.map(({ key }) => key)}::text[]) as job (payload, key)`);
    },
  };
}

/** No job of this key that is due then or later. */
const isNotWaiting = (key: string, from: Date): Sql =>
  sql`not exists (select from graphile_worker.jobs where key = ${key} and run_at >= ${from} and locked_at is null)`;

function taskListOf(
  handlers: Readonly<Record<string, JobHandler>>,
  signal: AbortSignal,
  onError: JobQueueOptions['onError'],
): TaskList {
  const tasks = Object.entries(handlers).map(([name, handler]) => [
    name,
    async (payload: unknown) => {
      try {
        await whileAway(() => handler(payload as Record<string, unknown>), signal);
      } catch (error) {
        onError(`job ${name} failed`, error);
        throw error;
      }
    },
  ]);
  return Object.fromEntries(tasks) as TaskList;
}

async function whileAway(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || signal.aborted || performance.now() > until) throw error;
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Creates or updates the queue's own tables. Run beside the migrations. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  const tools = await makeWorkerUtils({ pgPool: pool, logger: quietLogger(() => {}) });
  await tools.migrate();
  await tools.release();
}
