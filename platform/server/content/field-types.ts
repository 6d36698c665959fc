// The few shapes fields of rich bodies have. A trailing `?` allows null and absence.

export type FieldType = 'text' | 'word' | 'word?' | 'address?' | 'boolean?' | 'number?' | 'object?';

const MAX_TEXT = 100_000;
const MAX_WORD = 1_000;
const MAX_ADDRESS = 10_000;
const MAX_OBJECT = 200_000;

/** What is wrong with the value, as the end of a sentence; null when nothing is. */
export function checkField(value: unknown, type: FieldType): string | null {
  if ((value === null || value === undefined) && type.endsWith('?')) return null;
  switch (type) {
    case 'text':
      return checkText(value, MAX_TEXT);
    case 'word':
    case 'word?':
      return checkText(value, MAX_WORD);
    case 'address?':
      return checkText(value, MAX_ADDRESS);
    case 'boolean?':
      return typeof value === 'boolean' ? null : 'must be true or false';
    case 'number?':
      return isNumber(value) || (typeof value === 'string' && /^-?\d{1,15}$/.test(value))
        ? null
        : 'must be a number';
    default:
      return checkObject(value);
  }
}

function checkText(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return 'must be a string';
  return value.length > max ? `must not be longer than ${max} characters` : null;
}

/** Of an object without fields, some languages write an empty array. */
function checkObject(value: unknown): string | null {
  if (Array.isArray(value) && value.length === 0) return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'must be an object';
  return JSON.stringify(value).length > MAX_OBJECT ? 'is too long' : null;
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}
