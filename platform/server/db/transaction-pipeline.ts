// The statements of one transaction. What nobody waits for travels with the next statement that somebody does wait for, the
// beginning with the first, the last of them with the commit: a round trip each, not one for every statement.
import type pg from 'pg';
import type { StatementCounter } from './statement-counter.ts';

export class TransactionPipeline {
  readonly client: pg.PoolClient;
  readonly #counter: StatementCounter | undefined;
  #unsent: pg.QueryConfig[] = [{ text: 'begin' }];
  #isBegun = false;

  constructor(client: pg.PoolClient, counter: StatementCounter | undefined) {
    this.client = client;
    this.#counter = counter;
  }

  /** What it fails at fails the next that is waited for, and with it the transaction. */
  add(question: pg.QueryConfig): void {
    if (this.#counter) this.#counter.count++;
    this.#unsent.push(question);
  }

  async query(question: pg.QueryConfig): Promise<pg.QueryResult> {
    const questions = [...this.#unsent, question];
    this.#unsent = [];
    this.#isBegun = true;
    if (this.#counter) this.#counter.roundTrips++;
    const answers = await Promise.allSettled(this.#write(questions));
    let last: pg.QueryResult | undefined;
    for (const answer of answers) {
      // What comes after the first that fails is refused for that alone; a commit among it takes everything back.
      if (answer.status === 'rejected') throw answer.reason;
      last = answer.value;
    }
    return last as pg.QueryResult;
  }

  /** Where nothing was asked there is nothing to commit. */
  async commit(): Promise<void> {
    if (this.#isBegun || this.#unsent.length > 1) await this.query({ text: 'commit' });
  }

  /** False: the connection is in no state that anybody knows. */
  async rollback(): Promise<boolean> {
    this.#unsent = [];
    if (!this.#isBegun) return true;
    return this.client.query('rollback').then(
      () => true,
      () => false,
    );
  }

  #write(questions: readonly pg.QueryConfig[]): Promise<pg.QueryResult>[] {
    const { stream } = (this.client as unknown as { connection: { stream: Corked } }).connection;
    stream.cork();
    try {
      return questions.map((question) => this.client.query(question));
    } finally {
      stream.uncork();
    }
  }
}

interface Corked {
  cork(): void;
  uncork(): void;
}
