// The database of one reading request. Its statements go to a replica while that has all that they may need; from the first
// that goes to the primary on all do, so that nothing is seen earlier than what was seen before.
import type { Database, Queryable, Transaction } from '../database.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import type { Sql } from '../sql.ts';
import { onlyReads } from '../statement-name.ts';

type Counted = Queryable & Pick<Database, 'transaction'>;

export interface ReadingDatabaseOptions {
  primary: Counted;
  replica: Counted | undefined;
  /** Whether the replica has everything that was heard of until now. */
  isCurrent: () => Promise<boolean>;
  untilLost: () => Promise<never> | undefined;
  onAnswer: () => void;
  onLoss: () => void;
}

export class ReadingDatabase implements Counted {
  readonly #options: ReadingDatabaseOptions;
  #replica: Counted | undefined;
  readonly transaction: Counted['transaction'];

  constructor(options: ReadingDatabaseOptions) {
    this.#options = options;
    this.#replica = options.replica;
    this.transaction = (work) => {
      this.#replica = undefined;
      return options.primary.transaction(work);
    };
  }

  /** Of statements that only read. */
  async readTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#from(await this.#current(), (database) => database.transaction(work));
  }

  rows<T extends object>(statement: Sql): Promise<T[]> {
    return this.#on(statement, (database) => database.rows<T>(statement));
  }

  row<T extends object>(statement: Sql): Promise<T | undefined> {
    return this.#on(statement, (database) => database.row<T>(statement));
  }

  execute(statement: Sql): Promise<number> {
    return this.#on(statement, (database) => database.execute(statement));
  }

  async #on<T>(statement: Sql, ask: (database: Queryable) => Promise<T>): Promise<T> {
    if (!onlyReads(statement.compile().text)) this.#replica = undefined;
    return this.#from(await this.#current(), ask);
  }

  /** Another statement of the request may have gone to the primary meanwhile. */
  async #current(): Promise<Counted> {
    if (this.#replica && !(await this.#options.isCurrent())) this.#replica = undefined;
    return this.#replica ?? this.#options.primary;
  }

  async #from<T>(database: Counted, ask: (database: Counted) => Promise<T>): Promise<T> {
    const { primary, untilLost, onAnswer, onLoss } = this.#options;
    if (database === primary) return ask(primary);
    try {
      const lost = untilLost();
      const answer = await (lost ? Promise.race([ask(database), lost]) : ask(database));
      onAnswer();
      return answer;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      onLoss();
      this.#replica = undefined;
      return ask(primary);
    }
  }
}
