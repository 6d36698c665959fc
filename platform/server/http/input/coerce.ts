// Clients send `page=2`, `closed=1`, `a,b`: text becomes what the contract asks for, before it is validated.
import { getOrCreate } from '../../cache/get-or-create.ts';
import { type JsonSchema, typesOf } from '../open-api/json-schema.ts';

const TRUE = new Set<unknown>(['true', '1', 'on', 'yes', 1]);
const FALSE = new Set<unknown>(['false', '0', 'off', 'no', 0]);

export function coerce(value: unknown, schema: JsonSchema): unknown {
  const types = typesOf(schema);
  if (value === '' && types.includes('null') && !takesEmptyText(schema)) return null;
  if (types.includes('object') && isRecord(value)) return coerceProperties(value, objectIn(schema));
  if (types.includes('array')) return coerceArray(value, schema, types);
  if (types.includes('boolean') && !types.includes('string')) {
    if (TRUE.has(typeof value === 'string' ? value.toLowerCase() : value)) return true;
    if (FALSE.has(typeof value === 'string' ? value.toLowerCase() : value)) return false;
  }
  if ((types.includes('integer') || types.includes('number')) && !types.includes('string')) {
    if (typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value.trim())) return Number(value);
  }
  if (types.includes('string') && typeof value === 'number') return String(value);
  // `commentID[]=5&commentID[]=7` is another way to write the range `5,7`.
  if (schema.format === 'range' && Array.isArray(value)) return value.join(',');
  return value;
}

/** Addresses alone do not: for none of them clients send an empty text. Of a date it would be a mistake to read "never". */
function takesEmptyText({ anyOf, ...schema }: JsonSchema): boolean {
  if (anyOf) return anyOf.some(takesEmptyText);
  const types = typesOf(schema);
  return types.includes('array') || (types.includes('string') && schema.format !== 'uri');
}

function coerceArray(value: unknown, schema: JsonSchema, types: string[]): unknown {
  const array = schema.items ? schema : (schema.anyOf?.find((each) => each.type === 'array') ?? schema);
  const items = (each: unknown) => coerce(each, array.items ?? {});
  if (Array.isArray(value)) return value.map(items);
  if (typeof value === 'string' && !types.includes('string'))
    return value === '' ? [] : value.split(',').map((part) => items(part.trim()));
  if (typeof value === 'number' || typeof value === 'boolean') return [items(value)];
  return value;
}

/** Names in any case are understood; '' and null for what may be absent count as absent. */
export function coerceProperties(
  input: Record<string, unknown>,
  schema: JsonSchema,
): Record<string, unknown> {
  const properties = schema.properties;
  if (!properties) return input;
  const result: Record<string, unknown> = {};
  for (const [given, value] of Object.entries(input)) {
    const name = Object.hasOwn(properties, given) ? given : inAnyCase(properties, given);
    if (name === undefined) {
      // Where a contract takes names that only run time knows (`catchall`), as the fields of an add-on's form.
      if (typeof schema.additionalProperties === 'object' && given !== '__proto__') result[given] = value;
      continue;
    }
    const property = properties[name] as JsonSchema;
    const mayBeAbsent = !(schema.required ?? []).includes(name);
    const isEmpty = value === null || value === '';
    if (
      mayBeAbsent &&
      isEmpty &&
      !typesOf(property).includes('null') &&
      !(value === '' && property.minLength === 0)
    )
      continue;
    result[name] = coerce(value, property);
  }
  return result;
}

const byLowerCase = new WeakMap<object, ReadonlyMap<string, string>>();

function inAnyCase(properties: Record<string, JsonSchema>, given: string): string | undefined {
  const names = getOrCreate(
    byLowerCase,
    properties,
    () => new Map(Object.keys(properties).map((name) => [name.toLowerCase(), name])),
  );
  return names.get(given.toLowerCase());
}

function objectIn(schema: JsonSchema): JsonSchema {
  return schema.properties ? schema : (schema.anyOf?.find((each) => each.properties) ?? schema);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
