// A schema as a list of properties that people can read: nested ones by dotted names.
import type { JsonSchema } from '../../../platform/server/http/open-api/json-schema.ts';

export interface Field {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
}

type Schemas = Readonly<Record<string, JsonSchema>>;

const MAX_DEPTH = 2;

export function fieldsOf(schema: JsonSchema, schemas: Schemas, path = '', depth = 0): Field[] {
  const record = recordIn(schema, schemas);
  if (!record?.properties || depth > MAX_DEPTH) return [];
  return Object.entries(record.properties).flatMap(([name, each]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const field: Field = {
      name: at,
      type: typeOf(each),
      isRequired: record.required?.includes(name) ?? false,
      description: String(each.description ?? ''),
    };
    return [field, ...fieldsOf(each, schemas, at, depth + 1)];
  });
}

/** The object that a schema, its items or one of its choices describe. */
function recordIn(schema: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  if (typeof schema.$ref === 'string') {
    const target = schemas[schema.$ref.split('/').at(-1) ?? ''];
    return target && recordIn(target, schemas);
  }
  if (schema.properties) return schema;
  if (schema.items) return recordIn(schema.items, schemas);
  for (const each of schema.anyOf ?? []) {
    const found = recordIn(each, schemas);
    if (found) return found;
  }
  return undefined;
}

export function typeOf(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.type === 'array') return `[${typeOf(schema.items ?? {})}]`;
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'anything');
  return schema.format === undefined ? type : `${type} (${String(schema.format)})`;
}
