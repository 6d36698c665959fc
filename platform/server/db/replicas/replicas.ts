// Which server a reading request is answered from. Nothing that this process has heard of, and nothing that its reader wrote,
// may be missing there: else what was invalidated would be cached again as it was before.
import type { Database } from '../database.ts';
import { sql } from '../sql.ts';
import type { StatementCounter } from '../statement-counter.ts';
import { ReadingDatabase } from './reading-database.ts';
import { Replica, type ReplicaOptions } from './replica.ts';
import { positionOf } from './wal-position.ts';

export interface ReplicasOptions extends Omit<ReplicaOptions, 'url'> {
  urls: readonly string[];
  primary: Database;
  /** Resolves when everything that other processes announced until now was heard. */
  catchUp: () => Promise<void>;
}

/** Whoever does not hear of something reads what is no older than this. */
const LONGEST_UNASKED_MS = 500;
/** Of what the database writes ahead. */
const PAGE = 8192n;

export class Replicas {
  readonly #primary: Database;
  readonly #replicas: readonly Replica[];
  readonly #catchUp: () => Promise<void>;
  #turn = 0;
  /** How many statements replicas have answered. */
  answered = 0;
  #position = 0n;
  #askedAt = Number.NEGATIVE_INFINITY;
  /** Goes up with whatever is heard of; a position counts for what was heard before it was asked for. */
  #heard = 0;
  #known = -1;
  #asking: Promise<void> | undefined;
  /** Up to there the caches of this process agree with the database. */
  #caughtUpTo = 0n;

  constructor(options: ReplicasOptions) {
    this.#primary = options.primary;
    this.#catchUp = options.catchUp;
    this.#replicas = options.urls.map((url) => new Replica({ ...options, url }, () => this.position()));
  }

  /** Something changed, here or in another process. */
  heard(): void {
    this.#heard++;
  }

  /** Where everything is that was heard of until now. */
  async position(): Promise<bigint> {
    const heard = this.#heard;
    while (this.#known < heard || performance.now() - this.#askedAt > LONGEST_UNASKED_MS) {
      this.#asking ??= this.#ask().finally(() => {
        this.#asking = undefined;
      });
      await this.#asking;
    }
    return this.#position;
  }

  /** Right after a write: no earlier than that. */
  positionNow(): Promise<bigint> {
    this.heard();
    return this.position();
  }

  /** For the statements of one request, of a reader who wrote up to `written`. */
  async reading(written: bigint): Promise<(counter: StatementCounter) => ReadingDatabase> {
    const needed = await this.#neededBy(written);
    const used = this.#replicas.filter((replica) => replica.isUsed);
    const replica = used[this.#turn++ % Math.max(1, used.length)];
    return (counter) =>
      new ReadingDatabase({
        primary: this.#primary.counted(counter),
        replica: replica?.database.counted(counter),
        isCurrent: async () => {
          const position = await this.position();
          return (await replica?.reaches(position > needed ? position : needed)) ?? false;
        },
        untilLost: () => replica?.lost,
        onAnswer: () => this.answered++,
        onLoss: () => replica?.rest(),
      });
  }

  /** What the database has not come to yet is no position: of another one, or made up. */
  async #neededBy(written: bigint): Promise<bigint> {
    if (written === 0n || written <= this.#caughtUpTo) return written;
    const position = await this.positionNow();
    await this.#catchUp();
    if (position > this.#caughtUpTo) this.#caughtUpTo = position;
    return written <= position ? written : 0n;
  }

  async #ask(): Promise<void> {
    const heard = this.#heard;
    const askedAt = performance.now();
    let position = await this.#flushed();
    if (position % PAGE === 0n) {
      // PostgreSQL writes whole pages where it has time, the last record on them in part: nobody who follows comes to
      // there before the rest is written, which may take until somebody commits.
      await this.#primary.row(sql`select pg_logical_emit_message(true, 'parley', '')`);
      position = await this.#flushed();
    }
    this.#position = position;
    this.#known = heard;
    this.#askedAt = askedAt;
  }

  async #flushed(): Promise<bigint> {
    const row = await this.#primary.row<{ position: string }>(
      sql`select pg_current_wal_flush_lsn()::text as position`,
    );
    return positionOf(row?.position);
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }
}
