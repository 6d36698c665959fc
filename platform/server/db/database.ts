// The one way to PostgreSQL: a pool, named prepared statements, transactions that retry what may be retried.
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { Sql } from './sql.ts';
import { statementName } from './statement-name.ts';
import { parseTypes } from './types.ts';

export interface Queryable {
  rows<T extends object>(statement: Sql): Promise<T[]>;
  row<T extends object>(statement: Sql): Promise<T | undefined>;
  /** Runs it; answers how many rows it changed. */
  execute(statement: Sql): Promise<number>;
}

export interface Transaction extends Queryable {
  /** Runs after the commit, in order; not at all after a rollback. */
  afterCommit(callback: () => void | Promise<void>): void;
  readonly client: pg.PoolClient;
}

export interface DatabaseOptions {
  url: string;
  maxConnections?: number;
  statementTimeout?: number;
  applicationName?: string;
  /** Named statements break behind PgBouncer before 1.21. */
  usesNamedStatements?: boolean;
  onIdleError?: (error: Error) => void;
}

interface Result<T> {
  rows: T[];
  rowCount: number | null;
}

type Runner = { query(config: pg.QueryConfig): Promise<pg.QueryResult> };

/** Counts a request's statements, so that a page's cost can be logged and bounded by tests. */
export class StatementCounter {
  count = 0;
  milliseconds = 0;
}

export class Database implements Queryable {
  readonly pool: pg.Pool;
  readonly #usesNames: boolean;

  constructor(options: DatabaseOptions) {
    this.#usesNames = options.usesNamedStatements ?? true;
    const sessionOptions = `-c timezone=UTC -c lock_timeout=5s -c idle_in_transaction_session_timeout=60s`;
    this.pool = new pg.Pool({
      connectionString: options.url,
      max: options.maxConnections ?? 12,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 60_000,
      statement_timeout: options.statementTimeout ?? 15_000,
      application_name: options.applicationName ?? 'parley',
      options: sessionOptions,
      types: parseTypes,
    });
    const onError = options.onIdleError ?? (() => {});
    // Without these two, a server that goes away while a connection idles would end the process.
    this.pool.on('error', onError);
    this.pool.on('connect', (client) => client.on('error', onError));
  }

  counted(counter: StatementCounter): Queryable & Pick<Database, 'transaction'> {
    return {
      ...this.#over(this.pool, counter),
      transaction: (work) => this.transaction(work, counter),
    };
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

  /** One business operation. Serialisation failures and deadlocks are tried up to three times. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>, counter?: StatementCounter): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#transactionOnce(work, counter);
      } catch (error) {
        const code = (error as { code?: string }).code;
        if (attempt >= 3 || (code !== '40001' && code !== '40P01')) throw error;
      }
    }
  }

  async #transactionOnce<T>(work: (tx: Transaction) => Promise<T>, counter?: StatementCounter): Promise<T> {
    const client = await this.#connect();
    const callbacks: (() => void | Promise<void>)[] = [];
    const tx: Transaction = {
      client,
      ...this.#over(client, counter),
      afterCommit: (callback) => callbacks.push(callback),
    };
    let failure: Error | undefined;
    let result: T;
    try {
      await client.query('begin');
      result = await work(tx);
      await client.query('commit');
    } catch (error) {
      failure = error as Error;
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      // A connection in an unknown state is closed rather than lent again.
      client.release(failure && isConnectionLoss(failure) ? failure : undefined);
    }
    for (const callback of callbacks) await callback();
    return result;
  }

  #over(runner: Runner, counter?: StatementCounter): Queryable {
    const run = <T extends object>(statement: Sql) => this.#run<T>(runner, statement, counter);
    return {
      rows: async <T extends object>(statement: Sql) => (await run<T>(statement)).rows,
      row: async <T extends object>(statement: Sql) => (await run<T>(statement)).rows[0],
      execute: async (statement) => (await run(statement)).rowCount ?? 0,
    };
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      throw new DatabaseUnavailable(error);
    }
  }

  async #run<T extends object>(
    runner: Runner,
    statement: Sql,
    counter?: StatementCounter,
  ): Promise<Result<T>> {
    const { text, values } = statement.compile();
    const startedAt = counter ? performance.now() : 0;
    try {
      return (await runner.query({
        ...(this.#usesNames && { name: statementName(text) }),
        text,
        values,
      })) as unknown as Result<T>;
    } catch (error) {
      if (isConnectionLoss(error as Error)) throw new DatabaseUnavailable(error);
      throw error;
    } finally {
      if (counter) {
        counter.count++;
        counter.milliseconds += performance.now() - startedAt;
      }
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

function isConnectionLoss(error: Error): boolean {
  const code = (error as { code?: string }).code ?? '';
  return (
    code.startsWith('08') ||
    code.startsWith('57P') ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}
