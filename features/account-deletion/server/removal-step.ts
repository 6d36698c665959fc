// What a deletion consists of: steps that each work through one kind of record, in transactions that are short.
import type { Sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

/** A record in the order that a step goes by. */
export interface Position {
  id: number;
  /** In the words of the database, which are exact to the microsecond. */
  date?: string;
}

/** Whoever looks after the progress learns that it is more, and nobody waits for how much it is. */
export const MOST_LEFT = 10_000;

export interface RemovalStep {
  name: string;
  /** Works from `after` on until nothing is left, which it answers by undefined, or the step is over. */
  run(ctx: RequestContext, userID: number, after: Position | null, turn: Turn): Promise<Position | undefined>;
  /** How many records there are after that, or one more than `MOST_LEFT`; absent: of no interest to people. */
  left?(userID: number, after: Position | null): Sql;
}

/** What a step that takes records away answers while there are more of them: the next ones are the first ones then. */
export const FROM_THE_BEGINNING: Position = { id: 0 };

/** So much at once; then others have theirs. */
export class Turn {
  readonly #until: number;
  #left: number;

  constructor({ milliseconds, records }: { milliseconds: number; records: number }) {
    this.#until = performance.now() + milliseconds;
    this.#left = records;
  }

  get isOver(): boolean {
    return this.#left <= 0 || performance.now() >= this.#until;
  }

  worked(records = 1): void {
    this.#left -= records;
  }
}
