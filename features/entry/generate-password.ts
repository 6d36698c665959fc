/** None that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
export const GENERATED_LENGTH = 12;

/** Every letter is as probable as any other: bytes beyond the last whole set of them are drawn again. */
export function generatePassword(length = GENERATED_LENGTH): string {
  const most = 256 - (256 % LETTERS.length);
  let password = '';
  while (password.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < most && password.length < length) password += LETTERS[byte % LETTERS.length];
  }
  return password;
}
