// The statements of one transaction. What nobody waits for travels with the next statement that somebody does wait for, the
// beginning with the first, the last of them with the commit: a round trip each, not one for every statement.
import type pg from 'pg';
import type { StatementCounter } from './statement-counter.ts';

export class TransactionPipeline {
  readonly client: pg.PoolClient;
  readonly #counter: StatementCounter | undefined;
  #unsent: pg.QueryConfig[];
  #isBegun = false;

  constructor(client: pg.PoolClient, counter: StatementCounter | undefined, begin = 'begin') {
    this.client = client;
    this.#counter = counter;
    this.#unsent = [{ text: begin }];
  }

  /** What it fails at fails the next that is waited for, and with it the transaction. */
  add(question: pg.QueryConfig): void {
    if (this.#counter) this.#counter.count++;
    this.#unsent.push(question);
  }

  async query(question: pg.QueryConfig): Promise<pg.QueryResult> {
    return (await this.#send([question])).at(-1) as pg.QueryResult;
  }

  /** All there is of it, with its end: one round trip. */
  async only(question: pg.QueryConfig): Promise<pg.QueryResult> {
    return (await this.#send([question, { text: 'commit' }])).at(-2) as pg.QueryResult;
  }

  async #send(asked: readonly pg.QueryConfig[]): Promise<pg.QueryResult[]> {
    const questions = [...this.#unsent, ...asked];
    this.#unsent = [];
    this.#isBegun = true;
    if (this.#counter) this.#counter.roundTrips++;
    const answers = await Promise.allSettled(this.#write(questions));
    return answers.map((answer) => {
      // What comes after the first that fails is refused for that alone; a commit among it takes everything back.
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    });
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
