// A provider's claims about a person, by the names that the site's mapping gives.
import type { AuthenticatorSettings } from '../authenticators.contract.ts';

export interface ProviderPerson {
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
  photoUrl: string | undefined;
  /** Undefined where the site maps none. */
  roles: string[] | undefined;
}

type Claims = Readonly<Record<string, unknown>>;

/** `sub`, or `profile.login` for what lies deeper. */
function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  let value: unknown = claims;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Claims)[part];
  }
  return value;
}

function textAt(claims: Claims, ...paths: string[]): string | undefined {
  for (const path of paths) {
    if (path === '') continue;
    const value = claimAt(claims, path);
    if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}

export function readPerson(
  claims: Claims,
  { userMappings: map }: Pick<AuthenticatorSettings, 'userMappings'>,
  marksVerified: boolean,
): ProviderPerson | undefined {
  const subject = textAt(claims, map.uniqueID || 'sub', ...(map.uniqueID ? [] : ['id']));
  if (!subject || subject.length > 500) return undefined;
  const photoUrl = textAt(claims, map.photoUrl || 'picture');
  const roles = map.roles ? claimAt(claims, map.roles) : undefined;
  const emailClaim = map.email || 'email';
  return {
    subject,
    email: textAt(claims, emailClaim),
    // Only a plain true, and only for the claim it speaks of: whoever says “maybe” vouches for nothing.
    isEmailVerified: marksVerified || (emailClaim === 'email' && claims.email_verified === true),
    name: textAt(claims, map.name || 'preferred_username', 'nickname', map.fullName || 'name'),
    photoUrl: photoUrl && /^https:\/\/\S+$/.test(photoUrl) && photoUrl.length <= 500 ? photoUrl : undefined,
    roles: roles === undefined ? undefined : [roles].flat().filter((role) => typeof role === 'string'),
  };
}

/** A name that this site takes, made of the one the provider knows. */
export function usableName(name: string, limits: { min: number; max: number }): string | undefined {
  const letters = [...name.normalize('NFKC').replace(/[^\p{L}\p{N}\p{M}\p{Pc}]+/gu, '')];
  const cut = letters.slice(0, limits.max).join('');
  return [...cut].length >= limits.min ? cut : undefined;
}
