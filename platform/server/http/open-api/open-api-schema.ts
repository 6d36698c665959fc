// Schemas as the document shows them, and bodies as an example of them.
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { type JsonSchema, typesOf } from './json-schema.ts';
import type { SchemaRegistry } from './open-api-schemas.ts';

export function formSchema({ body, files = {} }: EndpointSpec, registry: SchemaRegistry): JsonSchema {
  const fields: JsonSchema = body ? registry.inline(body) : { type: 'object' };
  const required = Object.entries(files).filter(([, { isOptional }]) => !isOptional);
  return {
    ...fields,
    properties: {
      ...fields.properties,
      ...Object.fromEntries(
        Object.entries(files).map(([name, { description }]) => [
          name,
          { type: 'string', format: 'binary', description },
        ]),
      ),
    },
    required: [...(fields.required ?? []), ...required.map(([name]) => name)],
  };
}

const WORDS: Readonly<Record<string, unknown>> = {
  body: 'They dance.',
  format: 'markdown',
  email: 'ann@example.org',
  password: 'amber kettle 47 lantern',
  username: 'Ann',
  urlcode: 'bees',
};

/** People and posts have names of their own kinds; whatever else there is can be called so. */
function nameIn({ email, body }: Readonly<Record<string, JsonSchema>>): string {
  return email ? 'Ann' : body ? 'How do bees find their way?' : 'Bees';
}

/** The least that can be sent. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum.includes(WORDS[name]) ? WORDS[name] : schema.enum[0];
  const [given] = (schema.examples as unknown[] | undefined) ?? [];
  if (given !== undefined) return given;
  if (schema.format === 'uri') return 'https://example.org/bees';
  if (name in WORDS) return WORDS[name];
  const choice = schema.anyOf?.find((each) => each.type !== 'null');
  if (choice) return exampleOf(choice, name);
  switch (typesOf(schema)[0]) {
    case 'object': {
      const { required = [], properties = {} } = schema;
      return Object.fromEntries(
        required.map((each) => [
          each,
          each === 'name' ? nameIn(properties) : exampleOf(properties[each] ?? {}, each),
        ]),
      );
    }
    case 'array':
      return [exampleOf(schema.items ?? {}, name)];
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
    case 'boolean':
      return true;
    default:
      return schema.format === 'date-time' ? '2026-05-01T13:45:00+00:00' : 'text';
  }
}
