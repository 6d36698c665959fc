// What a bulk operation is continued with: a signed name of a job row and a step. Good for nothing else, for a
// day, in the hands of whoever started it.
import { randomBytes, randomUUID } from 'node:crypto';
import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { defineErrors } from '../../contract/errors.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';

const ALGORITHM = 'HS512';
const AUDIENCE = 'calls';
const HOURS_VALID = 24;
const SKEW_SECONDS = 60;
const DAYS_UNTIL_NEW_KEY = 30;
const PREFIX = 'callback:';

export const callbackError = defineErrors({
  'call.badPayload': [401, 'This payload was not made here, was changed, or has ended.'],
});

export interface Callback {
  bulkOperationID: string;
  name: string;
  userID: number;
  step: number;
}

interface KeyRow {
  name: string;
  value: string;
  is_fresh: boolean;
}

export async function callbackPayload(database: Database, callback: Callback): Promise<string> {
  const { kid, key } = await signingKey(database);
  return new SignJWT({ job: callback.name, step: callback.step })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setSubject(String(callback.userID))
    .setJti(callback.bulkOperationID)
    .setIssuedAt()
    .setExpirationTime(`${HOURS_VALID}h`)
    .sign(key);
}

export async function readCallback(database: Database, payload: string): Promise<Callback> {
  try {
    const { payload: claims } = await jwtVerify(payload, (header) => keyNamed(database, header), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      clockTolerance: SKEW_SECONDS,
      requiredClaims: ['exp', 'iat', 'sub', 'jti', 'job', 'step'],
    });
    return {
      bulkOperationID: String(claims.jti),
      name: String(claims.job),
      userID: Number(claims.sub),
      step: Number(claims.step),
    };
  } catch (error) {
    if (isOfToken(error)) throw callbackError('call.badPayload');
    throw error;
  }
}

/** What the library and we say about tokens; a database that is away is another matter. */
function isOfToken(error: unknown): boolean {
  return error instanceof UnknownKey || /^ERR_J/.test((error as { code?: string }).code ?? '');
}

class UnknownKey extends Error {}

async function keyNamed(database: Database, { kid }: JWTHeaderParameters): Promise<Uint8Array> {
  // The header is not proven yet, so the name in it may be anything.
  if (typeof kid !== 'string' || !/^[\w-]{1,64}$/.test(kid)) throw new UnknownKey();
  const row = await database.row<KeyRow>(sql`select value from secrets where name = ${PREFIX + kid}`);
  if (!row) throw new UnknownKey();
  return Buffer.from(row.value, 'base64url');
}

/** The newest one. Older ones stay, so that what they signed can be continued. */
async function signingKey(database: Database): Promise<{ kid: string; key: Uint8Array }> {
  const newest = await database.row<KeyRow>(sql`
    select name, value, date_inserted > now() - ${DAYS_UNTIL_NEW_KEY} * interval '1 day' as is_fresh
    from secrets where name like ${`${PREFIX}%`} order by date_inserted desc limit 1`);
  if (newest?.is_fresh)
    return { kid: newest.name.slice(PREFIX.length), key: Buffer.from(newest.value, 'base64url') };
  const [kid, key] = [randomUUID(), randomBytes(64)];
  await database.execute(
    sql`insert into secrets (name, value) values (${PREFIX + kid}, ${key.toString('base64url')})`,
  );
  return { kid, key };
}
