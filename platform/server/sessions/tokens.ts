// Secrets are random, shown once and stored hashed.
import { createHash, randomBytes } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Bearer tokens say what they are, so that a leaked one is recognised. */
export const BEARER_PREFIX = 'va.';
