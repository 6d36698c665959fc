// Codes that change every half minute (RFC 6238), as authenticator apps make them.
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const SECONDS = 30;
/** Clocks differ: the code before and the one after count too. */
const WINDOW = 1;

function totpOf(secret: string, about: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...about,
    algorithm: 'SHA1',
    digits: 6,
    period: SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function addressOfSecret(secret: string, issuer: string, label: string): string {
  // The colon parts the two in the address.
  return totpOf(secret, { issuer: issuer.replaceAll(':', ' '), label }).toString();
}

/** The time step the code belongs to; nothing where it is wrong. */
export function stepOfCode(secret: string, code: string): number | undefined {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, window: WINDOW });
  return delta === null ? undefined : totp.counter() + delta;
}

export function qrCodeOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
