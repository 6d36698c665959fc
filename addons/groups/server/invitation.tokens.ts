// The token of an invitation is shown to whoever made it as often as they look, and yet stored nowhere: it is made of what
// the row holds and of a secret of the site.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Site, secretKey } from '@parley/addon-api';

const keyOf = (site: Site) => secretKey(site.database, 'groups-invitations');

export async function tokenOf(site: Site, nonce: Uint8Array): Promise<string> {
  return createHmac('sha256', await keyOf(site))
    .update(nonce)
    .digest('base64url');
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export async function newToken(site: Site): Promise<{ nonce: Buffer; tokenHash: Buffer }> {
  const nonce = randomBytes(32);
  return { nonce, tokenHash: hashOfToken(await tokenOf(site, nonce)) };
}

export const invitationPath = (token: string) => `/group/invitation/${token}`;
