// The names of our cookies. `__Host-` binds one to this very host, which browsers grant on https alone.

export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-parley' : 'parley';
}

/** The accounts that signed in with this browser before, signed; see known-device.ts. */
export function deviceCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-parley-device' : 'parley-device';
}

/** The language this browser's reader chose; absent: what the browser asks for. */
export const LANGUAGE_COOKIE = 'parley-locale';

/** Whether a guest wants to be counted without anything of their own: 1, 0, or absent. A member's choice is a row. */
export const ANONYMITY_COOKIE = 'parley-anonymous';
