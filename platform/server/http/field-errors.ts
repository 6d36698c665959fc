// From a schema's issues to the field errors of the API: an absent required property is 400, all else 422.
import type { z } from 'zod';
import type { FieldError } from '../../contract/errors.ts';

type Issue = z.core.$ZodIssue;

export function fieldErrors(issues: readonly Issue[], input: unknown): FieldError[] {
  return issues.map((issue) => fieldError(issue, input));
}

function fieldError(issue: Issue, input: unknown): FieldError {
  const path = issue.path.filter((part): part is string | number => typeof part !== 'symbol');
  const last = path.at(-1);
  const index = typeof last === 'number' ? last : undefined;
  const names = path.filter((part): part is string => typeof part === 'string');
  const field = names.at(-1) ?? 'body';
  const parents = names.slice(0, -1).join('.');
  const { code, status, message } = verdict(issue, field, valueAt(input, path));
  return {
    field,
    code,
    status,
    message,
    ...(parents && { path: parents }),
    ...(index !== undefined && { index, path: `${field}[${index}]` }),
  };
}

function verdict(
  issue: Issue,
  field: string,
  value: unknown,
): Pick<FieldError, 'code' | 'status' | 'message'> {
  if (
    value === undefined &&
    (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union')
  ) {
    return { code: 'missingField', status: 400, message: `${field} is required.` };
  }
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' && value === '')
        return { code: 'missingField', status: 422, message: `${field} is required.` };
      if (issue.origin === 'string')
        return {
          code: 'minLength',
          status: 422,
          message: `${field} needs at least ${issue.minimum} characters.`,
        };
      if (issue.origin === 'array')
        return { code: 'minItems', status: 422, message: `${field} needs at least ${issue.minimum} items.` };
      return { code: 'minimum', status: 422, message: `${field} must not be below ${issue.minimum}.` };
    case 'too_big':
      if (issue.origin === 'string')
        return {
          code: 'maxLength',
          status: 422,
          message: `${field} must not be longer than ${issue.maximum} characters.`,
        };
      if (issue.origin === 'array')
        return {
          code: 'maxItems',
          status: 422,
          message: `${field} must not have more than ${issue.maximum} items.`,
        };
      return { code: 'maximum', status: 422, message: `${field} must not be above ${issue.maximum}.` };
    case 'invalid_value':
      return {
        code: 'invalid',
        status: 422,
        message: `${field} must be one of: ${issue.values.join(', ')}.`,
      };
    case 'invalid_type':
      return {
        code: 'invalid',
        status: 422,
        message: `${field} must be of type ${issue.expected === 'int' ? 'integer' : issue.expected}.`,
      };
    case 'custom':
      return { code: 'invalid', status: 422, message: `${field} ${issue.message}.` };
    default:
      return { code: 'invalid', status: 422, message: `${field} is not valid: ${issue.message}.` };
  }
}

function valueAt(input: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key],
    input,
  );
}
