// How a column of PostgreSQL stands in a line of JSON.
export type JsonSchema = Readonly<Record<string, unknown>>;

const NUMBERS = ['double precision', 'real', 'numeric'];
const INTEGERS = ['smallint', 'integer', 'bigint'];

export function schemaOfType(
  type: string,
  labels: readonly string[] | null,
  isNullable: boolean,
): JsonSchema {
  const schema = labels ? { enum: isNullable ? [...labels, null] : labels } : plain(type);
  if (!isNullable || labels || !('type' in schema)) return schema;
  return { ...schema, type: [schema.type, 'null'] };
}

function plain(type: string): JsonSchema {
  if (type.endsWith('[]')) return { type: 'array', items: plain(type.slice(0, -2)) };
  if (INTEGERS.includes(type)) return { type: 'integer' };
  if (NUMBERS.includes(type)) return { type: 'number' };
  if (type === 'boolean') return { type: 'boolean' };
  if (type === 'json' || type === 'jsonb') return {};
  if (type === 'timestamp with time zone') return { type: 'string', format: 'date-time' };
  if (type === 'date') return { type: 'string', format: 'date' };
  if (type === 'bytea') return { type: 'string', pattern: String.raw`^\\x([0-9a-f]{2})*$` };
  if (type === 'uuid') return { type: 'string', format: 'uuid' };
  return { type: 'string' };
}
