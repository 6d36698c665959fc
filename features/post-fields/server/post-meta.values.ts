// What was written into a field, as it is stored; or why it cannot be.
import type { PostFieldValue } from '../post-fields.contract.ts';
import type { PostFieldRow } from './post-field.snapshot.ts';

const MAX_TEXT: Readonly<Record<string, number>> = { 'text-multiline': 10_000 };
const MAX_LINE = 1000;
const MAX_ITEMS = 100;

export class ValueProblem {
  readonly code: string;
  readonly says: string;
  /** Of the item that it is about, where several are taken. */
  readonly index: number | undefined;
  constructor(says: string, code = 'invalid', index?: number) {
    this.code = code;
    this.says = says;
    this.index = index;
  }
}

export type ReadValue = PostFieldValue | ValueProblem;

export function isEmptyValue(given: unknown): boolean {
  if (given === undefined || given === null) return true;
  if (typeof given === 'string') return given.trim() === '';
  return Array.isArray(given) && given.length === 0;
}

export function readValue(field: PostFieldRow, given: unknown): ReadValue {
  switch (field.data_type) {
    case 'text':
      return amongOptions(field, readText(field, given));
    case 'boolean':
      return readBoolean(given);
    case 'date':
      return readDate(given);
    case 'number':
      return amongOptions(field, readNumber(given));
    default:
      return readList(field, given);
  }
}

function readText(field: PostFieldRow, given: unknown): ReadValue {
  if (typeof given !== 'string' && typeof given !== 'number')
    return new ValueProblem('must be of type string.');
  const text = String(given).trim();
  const max = MAX_TEXT[field.form_type] ?? MAX_LINE;
  if (text.length > max) return new ValueProblem(`must not be longer than ${max} characters.`, 'maxLength');
  return text;
}

function readBoolean(given: unknown): ReadValue {
  const text = String(given).toLowerCase();
  if (typeof given === 'object') return new ValueProblem('must be of type boolean.');
  if (['true', '1', 'on', 'yes'].includes(text)) return true;
  if (['false', '0', 'off', 'no'].includes(text)) return false;
  return new ValueProblem('must be of type boolean.');
}

function readNumber(given: unknown): ReadValue {
  const isNumeric = typeof given === 'number' || (typeof given === 'string' && given.trim() !== '');
  const number = isNumeric ? Number(given) : Number.NaN;
  return Number.isFinite(number) ? number : new ValueProblem('must be of type number.');
}

/** A whole day stays one; a moment is stored in UTC. */
function readDate(given: unknown): ReadValue {
  const problem = new ValueProblem('must be of type datetime.');
  const form = typeof given === 'string' && /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d.*)?$/.exec(given.trim());
  if (!form) return problem;
  const day = new Date(`${form[1]}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== form[1] || day.getUTCFullYear() === 0)
    return problem;
  if (!form[2]) return form[1] as string;
  const moment = new Date(/(?:Z|[+-]\d\d:?\d\d)$/i.test(form[2]) ? form[0] : `${form[0]}Z`);
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999 ? `${moment.toISOString().slice(0, 19)}+00:00` : problem;
}

function readList(field: PostFieldRow, given: unknown): ReadValue {
  const parts = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : [given];
  const items: (string | number)[] = [];
  for (const [index, part] of parts.entries()) {
    const item = field.data_type === 'number[]' ? readNumber(part) : readText(field, part);
    const allowed = amongOptions(field, item);
    if (allowed instanceof ValueProblem) return new ValueProblem(allowed.says, allowed.code, index);
    items.push(item as string | number);
  }
  if (items.length > MAX_ITEMS)
    return new ValueProblem(`must not have more than ${MAX_ITEMS} items.`, 'maxItems');
  return [...new Set(items)];
}

function amongOptions(field: PostFieldRow, value: ReadValue): ReadValue {
  const options = field.dropdown_options;
  if (!options || value instanceof ValueProblem || options.includes(value as string | number)) return value;
  return new ValueProblem(`must be one of: ${options.join(', ')}.`);
}
