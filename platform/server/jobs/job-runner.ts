// The workers of one kind of job. A connection that is lost may leave a job locked by workers that know nothing of it,
// so then new workers take their place: the old ones end what they are at, and whatever they hold after that is freed.
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { JobKind } from './job-kinds.ts';
import { INSERT_CHANNEL, isFor } from './wake-workers.ts';

/** Registry of the names by which workers lock jobs. */
export interface WorkerRegistry {
  add(workerID: string): Promise<void>;
  /** Frees what is locked by it still. */
  remove(workerID: string): Promise<void>;
}

export interface JobRunnerOptions {
  kind: JobKind;
  pool: pg.Pool;
  workers: number;
  taskList: TaskList;
  registry: WorkerRegistry;
  onError: (message: string, error: unknown) => void;
}

/** One set of workers, from its start to its end. */
interface Shift {
  runner: Runner;
  workerIDs: Set<string>;
  /** Resolves to why it cannot go on. */
  lost: Promise<unknown>;
}

const LOSSES = [
  'worker:getJob:error',
  'pool:fatalError',
  'pool:listen:error',
  'pool:gracefulShutdown',
] as const;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
/** A set of workers that went on for so long counts as a good one. */
const STEADY_MS = 10_000;
/** What a job gets to end, where the process ends. */
const STOP_MS = 6000;
/** A job that is at work for longer when its workers lost the database may run a second time beside it. */
const LONGEST_LEAVE_MS = 30_000;
const POLL_MS = 1000;

export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #leaving = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #current: Shift | undefined;
  #supervision: Promise<void> = Promise.resolve();

  constructor(options: JobRunnerOptions) {
    this.#options = options;
  }

  /** Resolves when the first workers are there, or could not be: then it is tried again until they are. */
  async start(): Promise<void> {
    await this.#begin();
    this.#supervision = this.#supervise();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#current) this.#retire(this.#current);
    this.#current = undefined;
    await this.#supervision;
    await Promise.race([Promise.all(this.#leaving), sleep(STOP_MS, undefined, { ref: false })]);
  }

  async #supervise(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !this.#stopping.signal.aborted; ) {
      const startedAt = performance.now();
      const reason = await this.#untilLost();
      if (this.#stopping.signal.aborted) return;
      if (reason) this.#options.onError('workers lost the database and are replaced', reason);
      if (performance.now() - startedAt > STEADY_MS) pause = FIRST_PAUSE_MS;
      await this.#pause(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      await this.#begin();
    }
  }

  async #untilLost(): Promise<unknown> {
    if (!this.#current) return undefined;
    const reason = await Promise.race([this.#current.lost, this.#untilStopped()]);
    if (!this.#stopping.signal.aborted && this.#current) this.#retire(this.#current);
    return reason;
  }

  #untilStopped(): Promise<void> {
    return new Promise((resolve) => this.#stopping.signal.addEventListener('abort', () => resolve()));
  }

  async #pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  async #begin(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    this.#current = undefined;
    try {
      const shift = await this.#open();
      if (this.#stopping.signal.aborted) this.#retire(shift);
      else this.#current = shift;
    } catch (error) {
      this.#options.onError('workers could not start yet', error);
    }
  }

  async #open(): Promise<Shift> {
    const { kind, pool, workers, taskList, registry, onError } = this.#options;
    const workerIDs = new Set<string>();
    const events: WorkerEvents = new EventEmitter();
    const lost = new Promise<unknown>((resolve) => {
      for (const name of LOSSES)
        events.on(name, (event) => resolve('error' in event ? event.error : new Error(name)));
    });
    events.on('pool:listen:notification', ({ message }) => leaveToOthers(message, kind));
    const noted = noteWorkers(registry, workerIDs);
    const runner = await run({
      pgPool: pool,
      taskList,
      concurrency: workers,
      noHandleSignals: true,
      pollInterval: POLL_MS,
      logger: quietLogger(onError),
      events,
      preset: {
        plugins: [noted],
        // Otherwise an unhandled rejection ends the process when the end of a job could not be stored.
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      },
    });
    const ended = runner.promise.then(
      () => new Error('The workers ended.'),
      (error: unknown) => error,
    );
    return { runner, workerIDs, lost: Promise.race([lost, ended]) };
  }

  /** Takes no new jobs; what it is at may come to its end. */
  #retire({ runner, workerIDs }: Shift): void {
    const ended = Promise.allSettled([runner.stop(), runner.promise]);
    const leave = async () => {
      await Promise.race([ended, sleep(LONGEST_LEAVE_MS, undefined, { ref: false })]);
      for (const workerID of workerIDs) await this.#free(workerID);
    };
    const leaving = leave().finally(() => this.#leaving.delete(leaving));
    this.#leaving.add(leaving);
  }

  /** However often it takes: nobody else will do it while this process lives. */
  async #free(workerID: string): Promise<void> {
    for (;;) {
      try {
        return await this.#options.registry.remove(workerID);
      } catch (error) {
        if (this.#stopping.signal.aborted) return;
        this.#options.onError('locks of jobs could not be freed yet', error);
        await this.#pause(LONGEST_PAUSE_MS);
      }
    }
  }
}

/** The event comes before the workers are woken: as many as the message says. */
function leaveToOthers(message: { channel: string; payload?: string | undefined }, kind: JobKind): void {
  if (message.channel === INSERT_CHANNEL && !isFor(kind, message.payload ?? ''))
    message.payload = JSON.stringify({ count: 0 });
}

/** Before a worker takes its first job, others know whose it is. */
function noteWorkers(registry: WorkerRegistry, known: Set<string>): GraphileConfig.Plugin {
  return {
    name: 'NoteWorkersPlugin',
    version: '1.0.0',
    worker: {
      hooks: {
        async startWorker(_ctx, { worker }) {
          const { id } = worker.workerPool;
          if (known.has(id)) return;
          await registry.add(id);
          known.add(id);
        },
      },
    },
  };
}

/** The queue's own chatter is dropped; what it calls an error is not. */
export function quietLogger(onError: (message: string, error: unknown) => void): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') onError(message, meta?.error);
  });
}
