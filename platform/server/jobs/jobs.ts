// Jobs live in PostgreSQL and are enqueued in the transaction that wants them. They run at least once:
// a handler is idempotent by its payload.
import { Logger, makeWorkerUtils, type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Transaction } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export type JobHandler = (payload: Record<string, unknown>) => Promise<void>;

export interface JobQueue {
  enqueue(
    tx: Transaction,
    name: string,
    payload: object,
    options?: { key?: string; runAt?: Date },
  ): Promise<void>;
  start(handlers: Readonly<Record<string, JobHandler>>): Promise<void>;
  stop(): Promise<void>;
}

export function createJobQueue(pool: pg.Pool, onError: (message: string, error: unknown) => void): JobQueue {
  let runner: Runner | undefined;
  return {
    async enqueue(tx, name, payload, options = {}) {
      await tx.execute(sql`
        select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
          run_at := ${options.runAt ?? null}::timestamptz, max_attempts := 10, job_key := ${options.key ?? null})`);
    },
    async start(handlers) {
      const taskList: TaskList = {};
      for (const [name, handler] of Object.entries(handlers)) {
        taskList[name] = async (payload) => {
          try {
            await handler(payload as Record<string, unknown>);
          } catch (error) {
            onError(`job ${name} failed`, error);
            throw error;
          }
        };
      }
      runner = await run({
        pgPool: pool,
        taskList,
        concurrency: 2,
        noHandleSignals: true,
        logger: quietLogger(onError),
      });
    },
    async stop() {
      await runner?.stop();
      runner = undefined;
    },
  };
}

/** Creates or updates the queue's own tables. Run beside the migrations. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  const tools = await makeWorkerUtils({ pgPool: pool, logger: quietLogger(() => {}) });
  await tools.migrate();
  await tools.release();
}

/** The queue's own chatter is dropped; what it calls an error is not. */
function quietLogger(onError: (message: string, error: unknown) => void): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') onError(message, meta?.error);
  });
}
