// Names and addresses, as they are compared and as they may be chosen.
import { type FieldError, validationProblem } from '../../../platform/contract/errors.ts';
import { EMAIL_MAX_LENGTH, NAME_LENGTH } from '../users.limits.ts';

/** Names that look alike are one: width, ligatures and case are folded, accents preserved. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
}

/** As it is stored: one form of every letter, nothing around it. */
export function cleanName(name: string): string {
  return name.normalize('NFC').trim();
}

export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

const ALLOWED = /^[\p{L}\p{N}\p{M}\p{Pc}]+$/u;
/** Letters that are not drawn, and heaps of marks on one letter. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{M}{4,}/u;
const LOOKALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const RESERVED = new Set(['system', 'guest', 'me', 'unknown', 'admin', 'administrator', 'moderator']);

export interface NameLimits {
  min: number;
  max: number;
}

export function nameProblem(given: string, limits: NameLimits = NAME_LENGTH): FieldError | undefined {
  const name = cleanName(given);
  const length = [...name].length;
  const refuse = (code: string, message: string): FieldError => ({
    field: 'name',
    code,
    message,
    status: 422,
  });
  if (length < limits.min) return refuse('minLength', `A name has at least ${limits.min} characters.`);
  if (length > limits.max) return refuse('maxLength', `A name has at most ${limits.max} characters.`);
  if (!ALLOWED.test(name) || UNSEEN.test(name))
    return refuse('invalid', 'A name is made of letters, digits and _, without spaces.');
  // “раураl” in Cyrillic and Latin mixed reads like somebody else’s name.
  if (LOOKALIKE_SCRIPTS.filter((script) => script.test(name)).length > 1) {
    return refuse('invalid', 'A name uses the letters of one script.');
  }
  return undefined;
}

/** Names that speak for the site are for its operators to give. */
export function isReservedName(name: string): boolean {
  return RESERVED.has(nameKey(name));
}

export function emailProblem(email: string): FieldError | undefined {
  const isUsable =
    email.length <= EMAIL_MAX_LENGTH && /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+$/u.test(email);
  if (isUsable) return undefined;
  return { field: 'email', code: 'invalid', message: 'This is not an e-mail address.', status: 422 };
}

export function requireUsable(problems: readonly (FieldError | undefined)[]): void {
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw validationProblem(found);
}
