// The one way to PostgreSQL: pools, named prepared statements, transactions that retry what may be retried.
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { connectTo } from './connect-to.ts';
import { isBrokenConnection, isConnectionLoss } from './connection-loss.ts';
import { addressOf } from './database-address.ts';
import type { DatabaseOptions } from './database-options.ts';
import { asUnavailable, DatabaseUnavailable } from './database-unavailable.ts';
import { createPool, PLANS_ONCE, type PoolOptions, pooledBegin, type TrackedPool } from './pool.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { WaitingStatements } from './silent-connections.ts';
import type { Sql } from './sql.ts';
import type { StatementCounter } from './statement-counter.ts';
import { onlyReads, statementName } from './statement-name.ts';
import { TransactionPipeline } from './transaction-pipeline.ts';

export interface Queryable {
  rows<T extends object>(statement: Sql): Promise<T[]>;
  row<T extends object>(statement: Sql): Promise<T | undefined>;
  /** Runs it; answers how many rows it changed. */
  execute(statement: Sql): Promise<number>;
}

type Callback = () => void | Promise<void>;

interface Committed<T> {
  result: T;
  callbacks: readonly Callback[];
}

export interface Transaction extends Queryable {
  /** Runs it before whatever comes next, with which it travels: for what is not waited for. Where it fails, all fails. */
  send(statement: Sql): void;
  /** Runs in the transaction when all else in it is done: what waits longest for locks, or is waited for. */
  beforeCommit(callback: () => Promise<void>): void;
  /** Runs after the commit, in order; not at all after a rollback, and once however often the work was tried. */
  afterCommit(callback: Callback): void;
  readonly client: pg.PoolClient;
}

const ATTEMPTS = 3;
/** Connections are lost together: until the pool has heard of the others. */
const BREATH_MILLISECONDS = 25;

type Result<T> = { rows: T[]; rowCount: number | null };

interface Question extends pg.QueryConfig {
  isPlannedOnce?: boolean;
}

/** The pool, where a statement is a transaction by itself, or one of several. */
type Runner = pg.Pool | TransactionPipeline;

export class Database implements Queryable {
  readonly pool: pg.Pool;
  readonly #usesNames: boolean;
  /** Set where each transaction has to bring its limits along. */
  readonly #begin: string | undefined;
  readonly #hosts: number;
  readonly #pools: readonly TrackedPool[];
  /** For what is planned once: a setting of the connection, which no statement has to bring along. */
  readonly #plansOnce: pg.Pool | undefined;
  readonly #onUncertainCommit: () => void;
  readonly #waiting: WaitingStatements;
  #isAway = false;
  #answeredAt = 0;

  constructor(options: DatabaseOptions) {
    this.#usesNames = options.pooler?.preparesStatements ?? true;
    this.#begin = options.pooler && pooledBegin(options.statementTimeout);
    this.#hosts = addressOf(options.url).urls.length;
    this.#onUncertainCommit = options.onUncertainCommit ?? (() => {});
    const { maxConnections = 9 } = options;
    const own: PoolOptions = {
      url: options.url,
      maxConnections,
      sendsAhead: true,
      isPooled: options.pooler !== undefined,
      statementTimeout: options.statementTimeout,
      applicationName: options.applicationName ?? 'parley',
      onIdleError: options.onIdleError,
    };
    const main = createPool(own);
    // A pooler's connections keep no setting.
    const planning = options.pooler
      ? undefined
      : createPool({ ...own, maxConnections: Math.ceil(maxConnections / 3), plansOnce: true });
    this.pool = main.pool;
    this.#plansOnce = planning?.pool;
    this.#pools = planning ? [main, planning] : [main];
    this.#waiting = new WaitingStatements(options.url);
  }

  /** When it last answered a statement, by `performance.now()`. */
  get answeredAt(): number {
    return this.#answeredAt;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** It fell silent: whoever waits for it gets an error now, and whoever comes until it is back need not wait at all. */
  giveUp(): void {
    this.#isAway = true;
    for (const { dropConnections } of this.#pools) dropConnections();
  }

  isBack(): void {
    this.#isAway = false;
  }

  /** Whether it answers a statement in time, given up or not. */
  async answers(milliseconds: number): Promise<boolean> {
    const question = { text: 'select 1', query_timeout: milliseconds } as pg.QueryConfig;
    const answer = this.pool.query(question).then(
      () => true,
      () => false,
    );
    const isAnswered = await Promise.race([answer, setTimeout(milliseconds, false, { ref: false })]);
    if (isAnswered) this.#answeredAt = performance.now();
    return isAnswered;
  }

  counted(counter: StatementCounter): Queryable & Pick<Database, 'transaction'> {
    return { ...this.#over(this.pool, counter), transaction: (work) => this.transaction(work, counter) };
  }

  async rows<T extends object>(statement: Sql): Promise<T[]> {
    return (await this.#run<T>(this.pool, statement)).rows;
  }

  async row<T extends object>(statement: Sql): Promise<T | undefined> {
    return (await this.#run<T>(this.pool, statement)).rows[0];
  }

  async execute(statement: Sql): Promise<number> {
    return (await this.#run(this.pool, statement)).rowCount ?? 0;
  }

  /**
   * One business operation. Serialisation failures and deadlocks are tried again, unseen; connections that were lost
   * before the commit up to three times.
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T>, counter?: StatementCounter): Promise<T> {
    const { result, callbacks } = await retryConflicts(() => this.#overLosses(work, counter));
    for (const callback of callbacks) await callback();
    return result;
  }

  async #overLosses<T>(
    work: (tx: Transaction) => Promise<T>,
    counter?: StatementCounter,
  ): Promise<Committed<T>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#transactionOnce(work, counter);
      } catch (error) {
        if (attempt >= ATTEMPTS || !(error instanceof DatabaseUnavailable) || !error.isUndone) throw error;
        await setTimeout(BREATH_MILLISECONDS);
      }
    }
  }

  async #transactionOnce<T>(
    work: (tx: Transaction) => Promise<T>,
    counter?: StatementCounter,
  ): Promise<Committed<T>> {
    const client = await this.#connect();
    const callbacks: Callback[] = [];
    const lastSteps: (() => Promise<void>)[] = [];
    const pipeline = new TransactionPipeline(client, counter, this.#begin);
    const tx: Transaction = {
      client,
      ...this.#over(pipeline, counter),
      send: (statement) => pipeline.add(this.#question(statement)),
      beforeCommit: (callback) => lastSteps.push(callback),
      afterCommit: (callback) => callbacks.push(callback),
    };
    let isLost = false;
    let isCommitting = false;
    let result: T;
    try {
      result = await work(tx);
      for (const step of lastSteps) await step();
      isCommitting = true;
      await this.#waiting.during(client, () => pipeline.commit());
      if (counter) counter.hasWritten = true;
      this.#answeredAt = performance.now();
    } catch (error) {
      const failure = asUnavailable(error, { isUndone: !isCommitting });
      if (isCommitting && failure instanceof DatabaseUnavailable) this.#onUncertainCommit();
      isLost = failure instanceof DatabaseUnavailable || !(await pipeline.rollback());
      throw failure;
    } finally {
      // A connection in an unknown state is closed rather than lent again.
      client.release(isLost);
    }
    return { result, callbacks };
  }

  #over(runner: Runner, counter?: StatementCounter): Queryable {
    const run = <T extends object>(statement: Sql) => this.#run<T>(runner, statement, counter);
    return {
      rows: async <T extends object>(statement: Sql) => (await run<T>(statement)).rows,
      row: async <T extends object>(statement: Sql) => (await run<T>(statement)).rows[0],
      execute: async (statement) => (await run(statement)).rowCount ?? 0,
    };
  }

  #connect(pool = this.pool): Promise<pg.PoolClient> {
    return connectTo(pool, {
      isAway: () => this.#isAway,
      answeredAt: () => this.#answeredAt,
      hosts: this.#hosts,
    });
  }

  async #run<T extends object>(
    runner: Runner,
    statement: Sql,
    counter?: StatementCounter,
  ): Promise<Result<T>> {
    const question = this.#question(statement);
    const startedAt = counter ? performance.now() : 0;
    try {
      const ask = () => this.#ask(runner, question);
      // Outside of a transaction a statement is one by itself, and tried again like one.
      return (await (runner === this.pool ? retryConflicts(ask) : ask())) as unknown as Result<T>;
    } finally {
      if (counter) {
        counter.count++;
        if (runner === this.pool && !onlyReads(question.text)) counter.hasWritten = true;
        if (runner === this.pool) counter.roundTrips++;
        counter.milliseconds += performance.now() - startedAt;
      }
    }
  }

  #question(statement: Sql): Question {
    const { isPlannedOnce } = statement;
    const question = { ...statement.compile(), isPlannedOnce };
    return this.#usesNames ? { name: statementName(question.text, isPlannedOnce), ...question } : question;
  }

  /** What a statement by itself needs before it; undefined: nothing. */
  #beginOf({ isPlannedOnce }: Question): string | undefined {
    if (this.#begin === undefined || isPlannedOnce !== true) return this.#begin;
    return `${this.#begin}; set local ${PLANS_ONCE.join(' = ')}`;
  }

  /** What only reads, on a connection that turns out to be lost, is asked again on another one. */
  async #ask(runner: Runner, question: Question): Promise<pg.QueryResult> {
    const mayAskAgain = runner === this.pool && onlyReads(question.text);
    for (let attempt = 1; ; attempt++) {
      if (runner === this.pool && this.#isAway) throw new DatabaseUnavailable(undefined);
      try {
        const answer = await this.#put(runner, question);
        this.#answeredAt = performance.now();
        return answer;
      } catch (error) {
        if (attempt >= ATTEMPTS || !mayAskAgain || !isBrokenConnection(error))
          throw asUnavailable(error, { isUndone: runner !== this.pool });
        await setTimeout(BREATH_MILLISECONDS);
      }
    }
  }

  async #put(runner: Runner, question: Question): Promise<pg.QueryResult> {
    if (runner instanceof TransactionPipeline)
      return this.#waiting.during(runner.client, () => runner.query(question));
    const client = await this.#connect(question.isPlannedOnce ? this.#plansOnce : this.pool);
    let isLost = false;
    try {
      const begin = this.#beginOf(question);
      return await this.#waiting.during(client, () =>
        begin === undefined
          ? client.query(question)
          : new TransactionPipeline(client, undefined, begin).only(question),
      );
    } catch (error) {
      isLost = isConnectionLoss(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  }

  /** Connections that fell silent one by one, while the database answers others. Answers how many there were. */
  async cutOffSilent(): Promise<number> {
    // A pooler's connections have numbers of its own.
    return this.#begin === undefined ? this.#waiting.cutOffSilent() : 0;
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map(({ pool }) => (pool.ending ? undefined : pool.end())));
  }
}
