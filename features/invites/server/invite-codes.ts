// The code of an invitation is shown to its inviter as often as they look, and yet stored nowhere: it is made of what the
// row holds and of a secret of the site.
import { createHmac, randomBytes } from 'node:crypto';
import { secretKey } from '../../../platform/server/secrets/secret-keys.ts';
import { hashToken } from '../../../platform/server/sessions/tokens.ts';
import type { Site } from '../../../platform/server/site/site.ts';

export function inviteSecret(site: Site): Promise<Uint8Array> {
  return secretKey(site.database, 'invites');
}

export function codeOf(secret: Uint8Array, nonce: Buffer): string {
  return createHmac('sha256', secret).update(nonce).digest('base64url');
}

export async function newCode(site: Site): Promise<{ nonce: Buffer; codeHash: Buffer }> {
  const nonce = randomBytes(32);
  return { nonce, codeHash: hashToken(codeOf(await inviteSecret(site), nonce)) };
}
