// The code of an invitation is shown to its inviter as often as they look, and yet kept nowhere: it is made of what the
// row holds and of a secret of the site.
import { createHmac, randomBytes } from 'node:crypto';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { hashToken, newToken } from '../../../platform/server/sessions/tokens.ts';
import type { Site } from '../../../platform/server/site/site.ts';

const known = new WeakMap<Site, Promise<string>>();

export function inviteSecret(site: Site): Promise<string> {
  let secret = known.get(site);
  if (!secret) {
    secret = keptSecret(site.database);
    known.set(site, secret);
    // A database that was away is asked again.
    secret.catch(() => known.delete(site));
  }
  return secret;
}

async function keptSecret(db: Queryable): Promise<string> {
  const row = await db.row<{ value: string }>(sql`
    insert into secrets (name, value) values ('invites', ${newToken()})
    on conflict (name) do update set name = excluded.name returning value`);
  return row?.value ?? '';
}

export function codeOf(secret: string, nonce: Buffer): string {
  return createHmac('sha256', secret).update(nonce).digest('base64url');
}

export async function newCode(site: Site): Promise<{ nonce: Buffer; codeHash: Buffer }> {
  const nonce = randomBytes(32);
  return { nonce, codeHash: hashToken(codeOf(await inviteSecret(site), nonce)) };
}
