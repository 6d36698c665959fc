import { checkField } from '../field-types.ts';

const MAX_OPERATIONS = 5_000;

/** The first thing wrong with a delta, in words for whoever sent it; null when it is sound. */
export function validateDelta(source: string): string | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch {
    return 'body must be valid JSON.';
  }
  if (!Array.isArray(parsed)) return 'body must be a JSON array of operations.';
  if (parsed.length > MAX_OPERATIONS) return `body has more than ${MAX_OPERATIONS} operations.`;
  for (let i = 0; i < parsed.length; i++) {
    const problem = checkOperation(parsed[i], `body[${i}]`);
    if (problem !== null) return problem;
  }
  return null;
}

function checkOperation(operation: unknown, path: string): string | null {
  if (!isObject(operation)) return `${path} must be an operation.`;
  const { insert, attributes } = operation;
  if (!isAttributes(attributes)) return `${path}.attributes must be an object.`;
  if (typeof insert === 'string' || isChangeAlone(operation)) return null;
  return isObject(insert)
    ? checkInsert(insert, `${path}.insert`)
    : `${path}.insert must be a string or an object.`;
}

/** `delete` and `retain` say what an edit did to a text before; in a body they stand for nothing. */
function isChangeAlone({ insert, delete: deleted, retain }: Record<string, unknown>): boolean {
  return insert === undefined && [deleted, retain].some((length) => Number.isSafeInteger(length));
}

/** Inserts and attributes that we do not know are left alone: the text of the first is shown. */
function checkInsert(insert: Record<string, unknown>, path: string): string | null {
  const problem = checkField(insert['embed-external'], 'object?');
  if (problem !== null) return `${path}.embed-external ${problem}.`;
  const isMention = insert.mention !== undefined;
  const hasName = isObject(insert.mention) && typeof insert.mention.name === 'string';
  return isMention && !hasName ? `${path}.mention.name must be a string.` : null;
}

/** Of an object without fields, some languages write an empty array. */
function isAttributes(value: unknown): boolean {
  return (
    value === null || value === undefined || isObject(value) || (Array.isArray(value) && value.length === 0)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
