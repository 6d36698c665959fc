// Passwords are stored as argon2id hashes; checking one takes equally long whether or not there is anything to check.
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import type { FieldError } from '../../../../platform/contract/errors.ts';
import { newToken } from '../../../../platform/server/sessions/tokens.ts';
import { PASSWORD_MAX_LENGTH } from '../../users.limits.ts';
import { isCommonPassword } from './common-passwords.ts';

// `Algorithm` is a const enum the compiler may not inline here.
const ARGON2ID = 2 as Algorithm;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing shares four threads with file access: two at a time leave room. */
const MAX_AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    // The place is handed on, not given back, where somebody waits.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST));
}

let dummyHash: Promise<string> | undefined;

/** No hash (unknown account, member without credentials): the same work, and never right. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword(newToken());
  const against = passwordHash ?? (await dummyHash);
  const isRight = await inTurn(() => verify(against, password.normalize('NFC')));
  return isRight && typeof passwordHash === 'string';
}

export function passwordProblem(
  password: string,
  minLength: number,
  about: { name: string; email: string },
): FieldError | undefined {
  const refuse = (code: string, message: string): FieldError => ({
    field: 'password',
    code,
    message,
    status: 422,
  });
  const length = [...password].length;
  if (length < minLength) return refuse('minLength', `A password has at least ${minLength} characters.`);
  if (length > PASSWORD_MAX_LENGTH)
    return refuse('maxLength', `A password has at most ${PASSWORD_MAX_LENGTH} characters.`);
  if (isGuessable(password, about)) return refuse('invalid', 'This password is too easy to guess.');
  return undefined;
}

const SEQUENCES = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];
/** What is tried first: one letter or word over and over, a row of keys, one’s own name. */
function isGuessable(password: string, { name, email }: { name: string; email: string }): boolean {
  const text = password.toLowerCase();
  if (/^(.{1,6})\1+$/u.test(text) || isCommonPassword(text)) return true;
  if (SEQUENCES.some((row) => row.includes(text) || [...row].reverse().join('').includes(text))) return true;
  const own = [name, email, email.split('@')[0] ?? '']
    .map((each) => each.toLowerCase())
    .filter((each) => each !== '');
  return own.some(
    (each) =>
      text === each || (text.replace(/[\d\W_]/gu, '') === each.replace(/[\d\W_]/gu, '') && each.length > 3),
  );
}
