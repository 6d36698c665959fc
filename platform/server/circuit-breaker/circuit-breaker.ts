// A circuit breaker for each host that jobs call. One that failed twice is not called for a while, longer each time, so
// that the workers it would hold do something else; its jobs are retried. All processes share the state.
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';

const FAILURE_THRESHOLD = 2;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 300;
const LONGEST_PROBLEM = 500;

interface FailingHost {
  date_failing_since: string;
  failures: number;
  problem: string;
}

/** It failed a moment ago and is not called until its pause is over. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen';
}

export class CircuitBreaker {
  readonly #database: Database;
  readonly #log: Logger;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** `isAtFault` tells failures of the host from those of what it was asked. */
  async ask<T>(host: string, work: () => Promise<T>, isAtFault: (error: unknown) => boolean): Promise<T> {
    const known = await this.#database.row<{ rests: boolean }>(sql`
      select failures >= ${FAILURE_THRESHOLD} and date_next_try > now() as rests from host_failures where host = ${host}`);
    if (known?.rests) throw new CircuitOpen(`${host} does not answer and is asked again later.`);
    try {
      const answer = await work();
      if (known) await this.#noteAnswer(host);
      return answer;
    } catch (error) {
      if (isAtFault(error)) await this.#noteFailure(host, error);
      throw error;
    }
  }

  failing(host: string): Promise<FailingHost | undefined> {
    return this.#database.row<FailingHost>(
      sql`select date_failing_since, failures, problem from host_failures where host = ${host}`,
    );
  }

  async #noteAnswer(host: string): Promise<void> {
    await this.#database.execute(sql`delete from host_failures where host = ${host}`);
    this.#log.info({ host }, 'a remote host answers again');
  }

  async #noteFailure(host: string, error: unknown): Promise<void> {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_PROBLEM);
    const row = await this.#database.row<FailingHost>(sql`
      insert into host_failures as known (host, problem, date_next_try)
      values (${host}, ${problem}, now() + ${FIRST_PAUSE_SECONDS} * interval '1 second')
      on conflict (host) do update set failures = known.failures + 1, problem = excluded.problem,
        date_next_try = now() + interval '1 second' * least(${LONGEST_PAUSE_SECONDS}::float8,
          ${FIRST_PAUSE_SECONDS}::float8 * power(2, least(known.failures, 20) - 1))
      returning date_failing_since, failures, problem`);
    this.#log.warn(
      { host, failingSince: row?.date_failing_since, failures: row?.failures, problem },
      'a remote host does not answer',
    );
  }
}
