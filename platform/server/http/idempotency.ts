// Idempotency-Key: a call that is sent again, because its answer got lost, changes nothing more and is answered alike.
// The key is written in the transaction of the change, so the one is never there without the other; and so is what the
// change brought about: where the answer got lost, the call goes on from there and answers what it would have answered.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/endpoint.ts';
import { sql } from '../db/sql.ts';
import type { Expiry } from '../feature/operations.ts';
import type { RequestContext } from './context.ts';
import { HOURS_STORED, IdempotentCall, idempotencyError } from './idempotent-call.ts';
import type { ReceivedFile } from './input/receive-form.ts';

/** What was answered the first time, word for word. */
export class StoredResponse {
  readonly status: number;
  readonly text: string;
  constructor(status: number, text: string) {
    this.status = status;
    this.text = text;
  }
}

interface Sent {
  body: unknown;
  files: Record<string, ReceivedFile> | undefined;
}

/** Only members' keys are stored: guests have no identity. */
export async function findStoredResponse(
  ctx: RequestContext,
  spec: EndpointSpec,
  request: FastifyRequest,
  sent: Sent,
): Promise<StoredResponse | undefined> {
  const key = request.headers['idempotency-key'];
  if (key === undefined || spec.method !== 'POST' || ctx.viewer.isGuest) return undefined;
  if (typeof key !== 'string' || !/^[!-~]{1,200}$/.test(key)) throw idempotencyError('idempotency.badKey');
  const call = new IdempotentCall(ctx.viewer.userID, key, operationOf(request), hashOf(request, sent), {
    storesResponse: spec.answersSecret !== true,
  });
  const known = await call.find(ctx.db);
  if (known && !known.is_same) throw idempotencyError('idempotency.otherCall');
  if (known && known.status !== null) return new StoredResponse(known.status, known.body ?? '');
  ctx.idempotentCall = call;
  return undefined;
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

/** Removed in time by jobs/expiry.ts. */
export const idempotencyExpiry: Expiry = {
  name: 'idempotency records',
  remove: (db, limit) =>
    db.execute(sql`
      delete from idempotency_records where (user_id, key) in (
        select user_id, key from idempotency_records where date_inserted <= now() - ${HOURS_STORED} * interval '1 hour'
        limit ${sql.integer(limit)})`),
};
