import { checkField, type FieldType } from '../field-types.ts';

const MAX_OPERATIONS = 5_000;

const ATTRIBUTES: ReadonlyMap<string, FieldType> = new Map<string, FieldType>([
  ['bold', 'boolean?'],
  ['italic', 'boolean?'],
  ['strike', 'boolean?'],
  ['code', 'boolean?'],
  ['codeInline', 'boolean?'],
  ['link', 'address?'],
  ['header', 'any'],
  ['list', 'any'],
  ['indent', 'number?'],
  ['blockquote-line', 'any'],
  ['spoiler-line', 'any'],
  ['code-block', 'any'],
]);
const INSERTS: ReadonlySet<string> = new Set(['mention', 'emoji', 'embed-external']);

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
  for (const [name, value] of Object.entries(operation)) {
    if (name === 'insert') continue;
    if (name !== 'attributes') return `${path}.${name.slice(0, 50)} is not a known field.`;
    const problem = checkAttributes(value, `${path}.attributes`);
    if (problem !== null) return problem;
  }
  return checkInsert(operation.insert, `${path}.insert`);
}

function checkInsert(insert: unknown, path: string): string | null {
  if (typeof insert === 'string') return null;
  if (!isObject(insert)) return `${path} must be a string or an object.`;
  for (const [name, value] of Object.entries(insert)) {
    if (!INSERTS.has(name)) return `${path}.${name.slice(0, 50)} is not a known insert.`;
    const problem = checkField(value, 'object?');
    if (problem !== null) return `${path}.${name} ${problem}.`;
    if (name === 'mention' && !(isObject(value) && typeof value.name === 'string')) {
      return `${path}.mention.name must be a string.`;
    }
  }
  return null;
}

function checkAttributes(attributes: unknown, path: string): string | null {
  if (attributes === null || attributes === undefined) return null;
  if (!isObject(attributes)) return `${path} must be an object.`;
  for (const [name, value] of Object.entries(attributes)) {
    const type = ATTRIBUTES.get(name);
    if (type === undefined) return `${path}.${name.slice(0, 50)} is not a known attribute.`;
    const problem = checkField(value, type);
    if (problem !== null) return `${path}.${name} ${problem}.`;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
