// What a passkey signs: random, signed by us, good for five minutes and for one answer.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { secretKey } from '../../../platform/server/secrets/secret-keys.ts';
import { hashToken } from '../../../platform/server/sessions/tokens.ts';

export const CHALLENGE_SECONDS = 300;
const RANDOM_BYTES = 24;
const TIME_BYTES = 6;

async function signatureOf(ctx: RequestContext, purpose: string, bytes: Buffer): Promise<Buffer> {
  const key = await secretKey(ctx.site.database, 'passkey-challenges');
  return createHmac('sha256', key).update(purpose).update('\0').update(bytes).digest();
}

export async function newChallenge(ctx: RequestContext, purpose: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.alloc(RANDOM_BYTES + TIME_BYTES);
  randomBytes(RANDOM_BYTES).copy(bytes);
  bytes.writeUIntBE(Math.floor(ctx.now.getTime() / 1000) + CHALLENGE_SECONDS, RANDOM_BYTES, TIME_BYTES);
  return new Uint8Array(Buffer.concat([bytes, await signatureOf(ctx, purpose, bytes)]));
}

export async function isOwnChallenge(ctx: RequestContext, purpose: string, text: string): Promise<boolean> {
  const given = Buffer.from(text, 'base64url');
  const bytes = given.subarray(0, RANDOM_BYTES + TIME_BYTES);
  const expected = await signatureOf(ctx, purpose, bytes);
  const signature = given.subarray(RANDOM_BYTES + TIME_BYTES);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
  return bytes.readUIntBE(RANDOM_BYTES, TIME_BYTES) > ctx.now.getTime() / 1000;
}

/** False for the second answer to the same challenge. */
export async function spendChallenge(db: Queryable, clientDataJSON: string): Promise<boolean> {
  const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
    challenge: string;
  };
  // By its bytes: the same challenge can be spelled in more than one way.
  const hash = hashToken(Buffer.from(challenge, 'base64url').toString('hex'));
  const used = await db.execute(sql`
    insert into used_passkey_challenges (challenge_hash, date_expires)
    values (${hash}, now() + ${CHALLENGE_SECONDS} * interval '1 second') on conflict do nothing`);
  return used === 1;
}
