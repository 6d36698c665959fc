// By which push services know this site (VAPID, RFC 8292): a key on the curve P-256 that the site makes for itself, kept where
// its other secrets are. The same in all processes, and for as long as there are subscriptions: they are bound to it.
import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { secretKey } from '../../../platform/server/secrets/secret-keys.ts';
import type { Site } from '../../../platform/server/site/site.ts';

const PURPOSE = 'web push';
const LIFETIME = '12h';

interface SiteKeys {
  /** As browsers and push services are told it: base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

export async function siteKeys(site: Site): Promise<SiteKeys> {
  const secret = Buffer.from(await secretKey(site.database, PURPOSE));
  const own = createECDH('prime256v1');
  own.setPrivateKey(secret);
  const point = own.getPublicKey();
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: secret.toString('base64url') };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

/** For one push service alone: another that gets hold of it can do nothing with it. */
export async function authorization(site: Site, endpoint: string): Promise<string> {
  const { publicKey, privateKey } = await siteKeys(site);
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(site.url)
    .setExpirationTime(LIFETIME)
    .sign(privateKey);
  return `vapid t=${token}, k=${publicKey}`;
}
