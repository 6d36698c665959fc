// A call that is sent again, because its answer got lost, changes nothing more. Its key is written in the transaction of the
// change, so the one is never there without the other; and so is what the change brought about.
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError, defineErrors } from '../../contract/errors.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export const HOURS_STORED = 24;
/** How long a call waits for the same call that is under way. */
const MS_WAITED = 10_000;
const MS_BETWEEN_POLLS = 50;
/** The results of more transactions than these are not stored: bulk work is cut up and followed in other ways. */
const MAX_RESULTS = 50;
const MAX_RESULT_LENGTH = 20_000;

export const idempotencyError = defineErrors({
  'idempotency.badKey': [400, 'Idempotency-Key has 1 to 200 printable characters without spaces.'],
  'idempotency.otherCall': [422, 'This Idempotency-Key was sent with another call before.'],
  'idempotency.running': [409, 'The call with this Idempotency-Key is still running.'],
  'idempotency.answerGone': [
    409,
    'The call with this Idempotency-Key went through, but its answer was not kept. Look for what it made.',
  ],
});

interface Row {
  is_same: boolean;
  status: number | null;
  body: string | null;
  /** By the place of the transaction in the call; null where it is none that can be stored. */
  results: Readonly<Record<string, { value: unknown } | null>>;
}

/** One transaction of a call. */
interface Place {
  name: string;
  isStored: boolean;
}

export class IdempotentCall {
  readonly #userID: number;
  readonly #key: string;
  readonly #operation: string;
  readonly #hash: Buffer;
  readonly #storesResponse: boolean;
  /** The record that is worked on, where there are several. */
  #record = '';
  /** How many transactions the call has begun for it, and in all. */
  #begunForRecord = 0;
  #begun = 0;
  #isMade = false;
  #isMadeBefore = false;

  constructor(
    userID: number,
    key: string,
    operation: string,
    hash: Buffer,
    { storesResponse }: { storesResponse: boolean },
  ) {
    this.#userID = userID;
    this.#key = key;
    this.#operation = operation;
    this.#hash = hash;
    this.#storesResponse = storesResponse;
  }

  find(db: Queryable): Promise<Row | undefined> {
    return db.row<Row>(sql`
      select operation = ${this.#operation} and body_hash = ${this.#hash} as is_same, status, body, results
      from idempotency_records
      where user_id = ${this.#userID} and key = ${this.#key} and date_inserted > now() - ${HOURS_STORED} * interval '1 hour'`);
  }

  /**
   * What comes now is about this one of many records. The same call again may need no transaction for records before it,
   * since they are through already: their transactions are not told apart by how many there were.
   */
  startRecord(id: string): void {
    if (this.#record === id) return;
    this.#record = id;
    this.#begunForRecord = 0;
  }

  /**
   * One of the call's transactions. Where the same call has made it already, nothing is done, and its result is what it
   * was; where the same call is running, it is waited for. No connection is held meanwhile.
   */
  async once<T>(db: Pick<Database, 'transaction'>, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const at = this.#begunForRecord++;
    const place = {
      name: this.#record ? `${this.#record}:${at}` : String(at),
      isStored: this.#begun++ < MAX_RESULTS,
    };
    const deadline = Date.now() + MS_WAITED;
    for (;;) {
      const made = await db.transaction((tx) => this.#attempt(tx, place, work));
      if (made) {
        this.#isMade = true;
        return made.value;
      }
      if (Date.now() > deadline) throw idempotencyError('idempotency.running', { retryAfter: 2 });
      await pause(MS_BETWEEN_POLLS * (1 + Math.random()));
    }
  }

  /** Undefined: the same call is running. */
  async #attempt<T>(
    tx: Transaction,
    place: Place,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<{ value: T } | undefined> {
    const lock = `idempotency key ${this.#userID} ${this.#key}`;
    const row = await tx.row<{ is_mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as is_mine`,
    );
    if (!row?.is_mine) return undefined;
    const known = await this.find(tx);
    const made = known && this.#madeBefore(known, place);
    if (made) return made as { value: T };
    if (!known) await this.#insert(tx);
    const value = await work(tx);
    if (place.isStored) await this.#keepResult(tx, place.name, value);
    return { value };
  }

  #madeBefore(known: Row, place: Place): { value: unknown } | undefined {
    if (!known.is_same) throw idempotencyError('idempotency.otherCall');
    const result = known.results[place.name];
    if (result === undefined) {
      // Of so many, nobody remembers which were made.
      if (!place.isStored && this.#isMadeBefore) throw idempotencyError('idempotency.answerGone');
      return undefined;
    }
    this.#isMadeBefore = true;
    if (result === null) throw idempotencyError('idempotency.answerGone');
    return { value: result.value };
  }

  #insert(tx: Transaction): Promise<number> {
    return tx.execute(sql`
      insert into idempotency_records (user_id, key, operation, body_hash)
      values (${this.#userID}, ${this.#key}, ${this.#operation}, ${this.#hash})
      on conflict (user_id, key) do update set operation = excluded.operation, body_hash = excluded.body_hash,
        status = null, body = null, results = '{}', date_inserted = now()`);
  }

  async #keepResult(tx: Transaction, place: string, value: unknown): Promise<void> {
    const text = this.#storesResponse && isPlain(value) ? JSON.stringify({ value }) : 'null';
    const result = text.length <= MAX_RESULT_LENGTH ? text : 'null';
    await tx.execute(sql`
      update idempotency_records set results = results || jsonb_build_object(${place}::text, ${result}::jsonb)
      where user_id = ${this.#userID} and key = ${this.#key}`);
  }

  /**
   * What the change is refused for now it may well be refused for because it was made, as a name that is taken: then the
   * refusal would be no true answer.
   */
  async explain(db: Queryable, error: unknown): Promise<unknown> {
    if (this.#isMade || !(error instanceof DomainError) || error.status >= 500) return error;
    const known = await this.find(db);
    return known && Object.keys(known.results).length > 0
      ? idempotencyError('idempotency.answerGone')
      : error;
  }

  /** Where nothing was changed there is nothing to store: the same call may be made again. */
  async store(db: Queryable, status: number, text: string): Promise<void> {
    if (!this.#isMade || !this.#storesResponse) return;
    await db.execute(sql`
      update idempotency_records set status = ${status}, body = ${text}
      where user_id = ${this.#userID} and key = ${this.#key} and body_hash = ${this.#hash} and status is null`);
  }
}

/** Comes out of JSON as it went in. */
function isPlain(value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean')
    return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every((each) => each !== undefined && isPlain(each));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
}
