// From a schema's issues to the field errors of the API: an absent required property is 400, all else 422.
import type { z } from 'zod';
import type { FieldError } from '../../../contract/errors.ts';

type Issue = z.core.$ZodIssue;

export function fieldErrors(issues: readonly Issue[], input: unknown): FieldError[] {
  return issues.map((issue) => fieldError(issue, input));
}

function fieldError(issue: Issue, input: unknown): FieldError {
  const path = issue.path.filter((part): part is string | number => typeof part !== 'symbol');
  const field = path.findLast((part) => typeof part === 'string') ?? 'body';
  const index = path.findLast((part) => typeof part === 'number');
  const isItem = typeof path.at(-1) === 'number';
  const parent = placeOf(isItem ? path : path.slice(0, -1));
  const name = index === undefined ? field : placeOf(path);
  const { code, status, message } = problemOf(issue, name, valueAt(input, path));
  return {
    field,
    code,
    status,
    message,
    ...(parent && { path: parent }),
    ...(index !== undefined && { index }),
  };
}

/** `users[3].name`; `[3].name` where the whole input is a list. */
export function placeOf(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (place, part) =>
      typeof part === 'number' ? `${place}[${part}]` : place === '' ? part : `${place}.${part}`,
    '',
  );
}

type FieldProblem = Pick<FieldError, 'code' | 'status' | 'message'>;

const refused = (code: string, message: string): FieldProblem => ({ code, status: 422, message });

function problemOf(issue: Issue, field: string, value: unknown): FieldProblem {
  if (value === undefined && ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code)) {
    return { code: 'missingField', status: 400, message: `${field} is required.` };
  }
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue, field, value);
    case 'too_big':
      return tooBig(issue, field);
    case 'invalid_value':
      return refused('invalid', `${field} must be one of: ${issue.values.join(', ')}.`);
    case 'invalid_type':
      return refused(
        'invalid',
        `${field} must be of type ${issue.expected === 'int' ? 'integer' : issue.expected}.`,
      );
    case 'custom':
      // One of several is required, and none was given: as if a required one were absent.
      if (issue.params?.isMissing === true)
        return { code: 'missingField', status: 400, message: issue.message };
      return refused('invalid', `${field} ${issue.message}.`);
    default:
      return refused('invalid', `${field} is not valid: ${issue.message}.`);
  }
}

function tooSmall(
  { origin, minimum }: z.core.$ZodIssueTooSmall,
  field: string,
  value: unknown,
): FieldProblem {
  // Spaces alone are nothing where spaces are cut off.
  if (value === '' || (minimum === 1 && typeof value === 'string' && value.trim() === ''))
    return refused('missingField', `${field} is required.`);
  if (origin === 'string') return refused('minLength', `${field} needs at least ${minimum} characters.`);
  if (origin === 'array') return refused('minItems', `${field} needs at least ${minimum} items.`);
  return refused('minimum', `${field} must not be below ${minimum}.`);
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, field: string): FieldProblem {
  if (origin === 'string')
    return refused('maxLength', `${field} must not be longer than ${maximum} characters.`);
  if (origin === 'array') return refused('maxItems', `${field} must not have more than ${maximum} items.`);
  return refused('maximum', `${field} must not be above ${maximum}.`);
}

function valueAt(input: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key],
    input,
  );
}
