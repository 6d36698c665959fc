// What a field takes: each type of data read from whatever a client sends, or the words that say what is wrong.
import type { ProfileField } from '../profile-fields.contract.ts';

export type FieldValue = string | number | boolean | (string | number)[];

/** `index`: of the entry that the problem is about, where there are several. */
type Reading = { value: FieldValue | undefined } | { problem: string; index?: number };

const MAX_LENGTH = 500;
const MAX_LENGTH_MULTILINE = 5000;
const MAX_TOKENS = 50;
const MAX_TOKEN_LENGTH = 100;

type About = Pick<ProfileField, 'dataType' | 'formType' | 'dropdownOptions'>;

/** `undefined` where the field is to be cleared. */
export function readFieldValue(field: About, given: unknown): Reading {
  const isCleared = given === null || given === '' || (Array.isArray(given) && given.length === 0);
  if (isCleared) return { value: undefined };
  const reading = READERS[field.dataType](field, given);
  if ('problem' in reading) return reading;
  if (field.formType !== 'dropdown') return eachOnce(reading.value);
  const chosen = Array.isArray(reading.value) ? reading.value : [reading.value];
  const index = chosen.findIndex((each) => !field.dropdownOptions?.includes(each as string | number));
  if (index < 0) return eachOnce(reading.value);
  const problem = 'is not one of the options.';
  return Array.isArray(reading.value) ? { problem, index } : { problem };
}

const eachOnce = (value: FieldValue | undefined): Reading => ({
  value: Array.isArray(value) ? [...new Set(value)] : value,
});

const READERS: Readonly<Record<ProfileField['dataType'], (field: About, given: unknown) => Reading>> = {
  text: ({ formType }, given) => {
    const text = typeof given === 'number' ? String(given) : given;
    if (typeof text !== 'string') return { problem: 'is to be text.' };
    const most = formType === 'text-multiline' ? MAX_LENGTH_MULTILINE : MAX_LENGTH;
    if (text.length > most) return { problem: `has at most ${most} characters.` };
    return { value: text.trim() === '' ? undefined : text.trim() };
  },
  boolean: (_, given) => {
    if (given === true || given === 'true' || given === 1 || given === '1') return { value: true };
    if (given === false || given === 'false' || given === 0 || given === '0') return { value: false };
    return { problem: 'is to be true or false.' };
  },
  number: (_, given) => {
    const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
    return typeof number === 'number' && Number.isFinite(number)
      ? { value: number }
      : { problem: 'is to be a number.' };
  },
  date: (_, given) => {
    const isDate = typeof given === 'string' && /^\d{4}-\d\d-\d\d/.test(given);
    const date = new Date(isDate ? given : Number.NaN);
    return Number.isNaN(date.getTime())
      ? { problem: 'is to be a date, such as 1990-05-01.' }
      : { value: date.toISOString().replace(/\.\d+Z$/, '+00:00') };
  },
  'string[]': (_, given) => readTokens(given, (each) => (typeof each === 'number' ? String(each) : each)),
  'number[]': (_, given) =>
    readTokens(given, (each) => (typeof each === 'string' && each.trim() !== '' ? Number(each) : each)),
};

function readTokens(given: unknown, read: (each: unknown) => unknown): Reading {
  const tokens = (typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : [given]).map(
    (each) => read(typeof each === 'string' ? each.trim() : each),
  );
  if (tokens.length > MAX_TOKENS) return { problem: `has at most ${MAX_TOKENS} entries.` };
  const index = tokens.findIndex((each) => !isToken(each));
  return index < 0
    ? { value: tokens.filter(isToken) }
    : { problem: 'holds an entry of a wrong kind.', index };
}

function isToken(each: unknown): each is string | number {
  return typeof each === 'string'
    ? each !== '' && each.length <= MAX_TOKEN_LENGTH
    : typeof each === 'number' && Number.isFinite(each);
}
