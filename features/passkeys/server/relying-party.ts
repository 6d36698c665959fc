import type { RequestContext } from '../../../platform/server/http/context.ts';

/** Passkeys belong to a host name: another one, and be it the same server, knows nothing of them. */
export function relyingParty(ctx: RequestContext): { id: string; origin: string } {
  const { hostname, origin } = new URL(ctx.site.url);
  return { id: hostname, origin };
}

/** Returned by the browser at a sign-in. It says no more than the profile's address does. */
export function userHandle(userID: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(`user:${userID}`));
}

/** Imported when it is used: with all it stands on it would be a fifth of what a server's start costs. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
