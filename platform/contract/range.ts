// RangeExpression and date-filter: `5`, `1,2,3`, `>=5`, `[1,5)`, `1..5`, `2024-05-01`.
import { fieldProblem } from './errors.ts';
import { MAX_INTEGER } from './max-integer.ts';

export interface Bound<T> {
  value: T;
  isInclusive: boolean;
}

export interface Range<T> {
  oneOf?: T[];
  from?: Bound<T>;
  to?: Bound<T>;
}

type Edge = 'start' | 'end';
type Read<T> = (text: string, edge: Edge) => T;

/** Of ids, scores and whatever else is counted in whole numbers. */
export function parseNumberRange(field: string, text: string): Range<number> {
  return parseRange(field, text, (part) => {
    if (!/^\s*[+-]?\d+\s*$/.test(part))
      throw fieldProblem(field, `${field}: "${part}" is not a whole number.`);
    const value = Number(part);
    if (Math.abs(value) > MAX_INTEGER)
      throw fieldProblem(field, `${field}: "${part}" is larger than any number in use.`);
    return value;
  });
}

/** Of what may be given in parts. */
export function parseDecimalRange(field: string, text: string): Range<number> {
  return parseRange(field, text, (part) => {
    const value = Number(part);
    if (part.trim() === '' || !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
      throw fieldProblem(field, `${field}: "${part}" is not a number.`);
    return value;
  });
}

/** Dates become instants; a whole date stands for its first or last second, as the operator asks. */
export function parseDateRange(field: string, text: string): Range<Date> {
  const read: Read<Date> = (part, edge) => readDate(field, part.trim(), edge);
  if (/^\s*\d{4}-\d\d-\d\d\s*$/.test(text)) {
    return {
      from: { value: read(text, 'start'), isInclusive: true },
      to: { value: read(text, 'end'), isInclusive: true },
    };
  }
  return parseRange(field, text, read);
}

/** Within the years that the database knows; a whole date is its first or last second, as the edge says. */
export function readDate(field: string, text: string, edge: Edge): Date {
  const isWholeDate = /^\d{4}-\d\d-\d\d$/.test(text);
  const date = new Date(
    isWholeDate ? `${text}T${edge === 'start' ? '00:00:00' : '23:59:59.999'}Z` : withZone(text),
  );
  if (Number.isNaN(date.getTime()))
    throw fieldProblem(field, `${field}: "${text}" is not a date. Write 2024-05-01 or 2024-05-01T13:45:00Z.`);
  const year = date.getUTCFullYear();
  if (year < 1 || year > 9999)
    throw fieldProblem(field, `${field}: "${text}" is not in the years 1 to 9999.`);
  return date;
}

function withZone(text: string): string {
  return /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`;
}

function parseRange<T>(field: string, text: string, read: Read<T>): Range<T> {
  const trimmed = text.trim();
  const operator = /^(?:>=|<=|>|<)/.exec(trimmed)?.[0];
  const compared = operator && trimmed.slice(operator.length).trim();
  if (operator && compared) return parseComparison(operator, compared, read);
  const interval = /^([[(])([^,]*),([^,]*)([\])])$/.exec(trimmed)?.map((part) => part.trim());
  if (interval) return parseInterval(field, interval, read);
  const dots = trimmed.indexOf('..', 1);
  const end = trimmed.slice(dots).replace(/^\.{2,3}/, '');
  if (dots > 0 && end !== '')
    return parseInterval(field, [trimmed, '[', trimmed.slice(0, dots), end, ']'], read);
  return { oneOf: trimmed.split(',').map((part) => read(part, 'start')) };
}

function parseComparison<T>(operator: string, rest: string, read: Read<T>): Range<T> {
  const isInclusive = operator.endsWith('=');
  if (operator.startsWith('>'))
    return { from: { value: read(rest, isInclusive ? 'start' : 'end'), isInclusive } };
  return { to: { value: read(rest, isInclusive ? 'end' : 'start'), isInclusive } };
}

function parseInterval<T>(field: string, parts: ArrayLike<string | undefined>, read: Read<T>): Range<T> {
  const [opening, low, high, closing] = [parts[1], parts[2] ?? '', parts[3] ?? '', parts[4]];
  if (low === '' && high === '')
    throw fieldProblem(field, `${field}: an interval needs a start or an end.`, 400);
  const range: Range<T> = {};
  if (low !== '') {
    const isInclusive = opening === '[';
    range.from = { value: read(low, isInclusive ? 'start' : 'end'), isInclusive };
  }
  if (high !== '') {
    const isInclusive = closing === ']';
    range.to = { value: read(high, isInclusive ? 'end' : 'start'), isInclusive };
  }
  if (range.from && range.to && range.to.value < range.from.value) {
    throw fieldProblem(field, `${field}: the end of the interval lies before its start.`, 400);
  }
  return range;
}
