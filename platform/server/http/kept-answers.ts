// Idempotency-Key: a call that is sent again, because its answer got lost, changes nothing more and is answered alike.
// The key is written in the transaction of the change, so the one is never there without the other.
import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/endpoint.ts';
import { errorCatalogue } from '../../contract/errors.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Expiry } from '../feature/operations.ts';
import type { RequestContext } from './context.ts';
import type { ReceivedFile } from './receive-form.ts';

const HOURS_KEPT = 24;
/** No request runs longer. What was changed then without an answer was cut off. */
const SECONDS_RUNNING = 60;

export const keyError = errorCatalogue({
  'idempotency.badKey': [400, 'Idempotency-Key has 1 to 200 printable characters without spaces.'],
  'idempotency.otherCall': [422, 'This Idempotency-Key was sent with another call before.'],
  'idempotency.running': [409, 'The call with this Idempotency-Key is still running.'],
  'idempotency.answerGone': [
    409,
    'The call with this Idempotency-Key went through, but its answer was not kept. Look for what it made.',
  ],
});

/** What was answered the first time, word for word. */
export class StoredAnswer {
  readonly status: number;
  readonly text: string;
  constructor(status: number, text: string) {
    this.status = status;
    this.text = text;
  }
}

interface Row {
  is_same: boolean;
  is_running: boolean;
  status: number | null;
  body: string | null;
}

interface Sent {
  body: unknown;
  files: Record<string, ReceivedFile> | undefined;
}

/** Only members' keys are kept: guests have nothing to tell them apart by. */
export async function storedAnswer(
  ctx: RequestContext,
  spec: EndpointSpec,
  request: FastifyRequest,
  sent: Sent,
): Promise<StoredAnswer | undefined> {
  const key = request.headers['idempotency-key'];
  if (key === undefined || spec.method !== 'POST' || ctx.viewer.isGuest) return undefined;
  if (typeof key !== 'string' || !/^[!-~]{1,200}$/.test(key)) throw keyError('idempotency.badKey');
  const call = new KeyedCall(ctx.viewer.userID, key, operationOf(request), hashOf(request, sent), {
    keepsAnswer: spec.answersSecret !== true,
  });
  const known = await call.find(ctx.db);
  if (!known) {
    ctx.keyedCall = call;
    return undefined;
  }
  if (!known.is_same) throw keyError('idempotency.otherCall');
  if (known.status !== null) return new StoredAnswer(known.status, known.body ?? '');
  throw keyError(known.is_running ? 'idempotency.running' : 'idempotency.answerGone');
}

function operationOf(request: FastifyRequest): string {
  return `${request.method} ${request.url.split('?')[0]}`;
}

function hashOf(request: FastifyRequest, { body, files = {} }: Sent): Buffer {
  const { access_token: _, ...query } = request.query as Record<string, unknown>;
  const received = Object.entries(files).map(([field, { name, size }]) => [field, name, size]);
  return createHash('sha256')
    .update(JSON.stringify([query, body, received]))
    .digest();
}

export class KeyedCall {
  readonly #userID: number;
  readonly #key: string;
  readonly #operation: string;
  readonly #hash: Buffer;
  readonly #claimID = randomUUID();
  readonly #keepsAnswer: boolean;
  #isClaimed = false;

  constructor(
    userID: number,
    key: string,
    operation: string,
    hash: Buffer,
    { keepsAnswer }: { keepsAnswer: boolean },
  ) {
    this.#userID = userID;
    this.#key = key;
    this.#operation = operation;
    this.#hash = hash;
    this.#keepsAnswer = keepsAnswer;
  }

  find(db: Queryable): Promise<Row | undefined> {
    return db.row<Row>(sql`
      select operation = ${this.#operation} and body_hash = ${this.#hash} as is_same, status, body,
        date_inserted > now() - ${SECONDS_RUNNING} * interval '1 second' as is_running
      from kept_answers
      where user_id = ${this.#userID} and key = ${this.#key} and date_inserted > now() - ${HOURS_KEPT} * interval '1 hour'`);
  }

  /** In the request's first transaction. Others with this key are told to come back rather than made to wait. */
  async claim(tx: Transaction): Promise<void> {
    if (this.#isClaimed) return;
    const row = await tx.row<{ is_mine: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtextextended(${`kept answer ${this.#userID} ${this.#key}`}, 0)) as is_mine`);
    const claimed = row?.is_mine ? await this.#insert(tx) : 0;
    if (claimed === 0) throw keyError('idempotency.running');
    tx.afterCommit(() => {
      this.#isClaimed = true;
    });
  }

  #insert(tx: Transaction): Promise<number> {
    return tx.execute(sql`
      insert into kept_answers (user_id, key, operation, body_hash, claim_id)
      values (${this.#userID}, ${this.#key}, ${this.#operation}, ${this.#hash}, ${this.#claimID})
      on conflict (user_id, key) do update set operation = excluded.operation, body_hash = excluded.body_hash,
        claim_id = excluded.claim_id, status = null, body = null, date_inserted = now()
      where kept_answers.date_inserted <= now() - ${HOURS_KEPT} * interval '1 hour'`);
  }

  /** Where nothing was changed there is nothing to keep: the same call may be made again. */
  async keep(db: Queryable, status: number, text: string): Promise<void> {
    if (!this.#isClaimed || !this.#keepsAnswer) return;
    await db.execute(sql`
      update kept_answers set status = ${status}, body = ${text}
      where user_id = ${this.#userID} and key = ${this.#key} and claim_id = ${this.#claimID}`);
  }
}

/** Removed in time by jobs/expiry.ts. */
export const keptAnswerExpiry: Expiry = {
  name: 'kept answers',
  remove: (db, limit) =>
    db.execute(sql`
      delete from kept_answers where (user_id, key) in (
        select user_id, key from kept_answers where date_inserted <= now() - ${HOURS_KEPT} * interval '1 hour'
        limit ${sql.integer(limit)})`),
};
