// A server that follows the primary. It is asked while it keeps up; one that does not, or that is gone, rests until it does
// again, and nobody waits for it meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../database.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { sql } from '../sql.ts';
import { positionOf } from './wal-position.ts';

export interface ReplicaOptions {
  url: string;
  maxConnections?: number | undefined;
  statementTimeout?: number | undefined;
  onChange: (url: string, isUsed: boolean) => void;
}

/** How long a request waits for it to have what was written. */
const PATIENCE_MS = 100;
const LOOK_AGAIN_MS = 4;
const PROBE_EVERY_MS = 1000;
const PROBE_MS = 1000;

export class Replica {
  readonly database: Database;
  readonly #options: ReplicaOptions;
  readonly #timer: NodeJS.Timeout;
  #replayed = 0n;
  #isUsed = false;
  #loss = newLoss();
  #looking: Promise<void> | undefined;

  constructor(options: ReplicaOptions, position: () => Promise<bigint>) {
    this.#options = options;
    this.database = new Database({ ...options, applicationName: 'parley replica', onIdleError: () => {} });
    this.#timer = setInterval(() => void this.#probe(position), PROBE_EVERY_MS).unref();
    void this.#probe(position);
  }

  get isUsed(): boolean {
    return this.#isUsed;
  }

  /** Whether it has what was written up to there. */
  async reaches(position: bigint): Promise<boolean> {
    for (const until = performance.now() + PATIENCE_MS; ; ) {
      if (position <= this.#replayed) return this.#isUsed;
      const left = until - performance.now();
      if (left <= 0 || !(await inTime(this.#look(), left))) break;
      if (position > this.#replayed) await sleep(LOOK_AGAIN_MS);
    }
    this.rest();
    return false;
  }

  /** Rejects when it is left alone: nobody waits for what it was asked. */
  get lost(): Promise<never> {
    return this.#loss.promise;
  }

  rest(): void {
    if (!this.#isUsed) return;
    this.#isUsed = false;
    this.#loss.reject(new DatabaseUnavailable(undefined));
    this.#options.onChange(this.#options.url, false);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.database.close();
  }

  /** What was written before the question is there after it: then it keeps up. */
  async #probe(position: () => Promise<bigint>): Promise<void> {
    try {
      const wanted = await position();
      if (!(await inTime(this.#look(), PROBE_MS))) throw new Error('no answer');
      this.database.isBack();
      if (this.#isUsed || wanted > this.#replayed) return;
      this.#isUsed = true;
      this.#loss = newLoss();
      this.#options.onChange(this.#options.url, true);
    } catch {
      this.rest();
      // Whoever waits for it is given an answer by the primary.
      this.database.giveUp();
      this.database.isBack();
    }
  }

  #look(): Promise<void> {
    this.#looking ??= this.#ask().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** One that was promoted follows nobody any more, nor does one that parted from a primary. */
  async #ask(): Promise<void> {
    const row = await this.database.row<{ replayed: string | null; follows: boolean }>(sql`
      select pg_last_wal_replay_lsn()::text as replayed,
        pg_is_in_recovery() and exists (select from pg_stat_wal_receiver where pid is not null) as follows`);
    if (!row?.follows) throw new Error('It follows no primary.');
    this.#replayed = positionOf(row.replayed);
  }
}

function newLoss(): PromiseWithResolvers<never> {
  const loss = Promise.withResolvers<never>();
  loss.promise.catch(() => undefined);
  return loss;
}

async function inTime(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, sleep(milliseconds, false, { ref: false })]);
}
