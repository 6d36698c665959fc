// Keys that the server makes for itself, stored in the database: every process of a site has the same ones.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';

const known = new WeakMap<Database, Map<string, Promise<Uint8Array>>>();

/** 256 bits for one purpose. Whoever asks first makes it; of two at once the first one stays. */
export function secretKey(database: Database, purpose: string): Promise<Uint8Array> {
  const keys = known.get(database) ?? new Map<string, Promise<Uint8Array>>();
  known.set(database, keys);
  const found = keys.get(purpose);
  if (found) return found;
  const made = makeKey(database, purpose);
  keys.set(purpose, made);
  // A database that was away is asked again.
  made.catch(() => keys.delete(purpose));
  return made;
}

async function makeKey(database: Database, purpose: string): Promise<Uint8Array> {
  const read = () => database.row<{ value: string }>(sql`select value from secrets where name = ${purpose}`);
  let row = await read();
  if (!row) {
    const value = randomBytes(32).toString('base64url');
    await database.execute(
      sql`insert into secrets (name, value) values (${purpose}, ${value}) on conflict do nothing`,
    );
    row = await read();
  }
  if (!row) throw new Error(`The key ${purpose} could not be kept.`);
  return Buffer.from(row.value, 'base64url');
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** For secrets that have to be read again. `about` binds one to its record: moved to another it does not open. */
export async function seal(database: Database, about: string, secret: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await secretKey(database, 'sealing'), nonce);
  cipher.setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export async function unseal(database: Database, about: string, sealed: Buffer): Promise<string> {
  const key = await secretKey(database, 'sealing');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return (
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  );
}
