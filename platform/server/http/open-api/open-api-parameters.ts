// What every call understands, and what a call of its kind does.
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { resolverOf, type SmartIDResolver } from '../input/smart-id.ts';
import { type JsonSchema, typesOf } from './json-schema.ts';
import type { OpenApiParameter } from './open-api-document.ts';
import type { SchemaRegistry } from './open-api-schemas.ts';

const query = (name: string, description: string, schema: object, more: object = {}) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
  ...more,
});

export const globalParameters = {
  fields: query('fields', 'Keeps only these properties of each row; dots go deeper.', { type: 'string' }),
  fieldMapping: query(
    'fieldMapping',
    'Keeps only these properties, by other names: fieldMapping[insertUser.name]=Author. Not together with fields.',
    { type: 'object', additionalProperties: { type: 'string' } },
    { style: 'deepObject', explode: true },
  ),
  locale: query('locale', 'The language of the answer, where there are several.', { type: 'string' }),
  longRunnerMode: query(
    'longRunnerMode',
    'async: a job does it; the answer is a job handle to follow it by.',
    {
      type: 'string',
      enum: ['sync', 'async'],
      default: 'sync',
    },
  ),
  longRunnerTimeout: query('longRunnerTimeout', 'After how many seconds what is left is for the next call.', {
    type: 'integer',
    minimum: 0,
    maximum: 20,
    default: 20,
  }),
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Sent again within a day with the same key, a call changes nothing more and is answered alike.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The ETag of what was edited: 409 if somebody else has changed it since.',
    schema: { type: 'string' },
  },
};

type Name = keyof typeof globalParameters;

export function commonParameters(spec: EndpointSpec): { $ref: string }[] {
  const isMembersPost = spec.method === 'POST' && spec.permission !== 'public';
  const names: (Name | false)[] = [
    spec.method === 'GET' && spec.response !== undefined && 'fields',
    spec.method === 'GET' && spec.response !== undefined && 'fieldMapping',
    spec.method === 'GET' && spec.query?.shape.locale === undefined && 'locale',
    spec.isBulkOperation === true && 'longRunnerMode',
    spec.isBulkOperation === true && 'longRunnerTimeout',
    isMembersPost && 'idempotencyKey',
    spec.takesRevision === true && 'ifMatch',
  ];
  return names
    .filter((name): name is Name => name !== false)
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

export function ownParameters(
  { params, query }: EndpointSpec,
  registry: SchemaRegistry,
  smartIDs: readonly SmartIDResolver[],
): OpenApiParameter[] {
  const places = [
    ['path', params],
    ['query', query],
  ] as const;
  return places.flatMap(([place, declared]) => {
    const { properties = {}, required = [] }: JsonSchema = declared ? registry.inline(declared) : {};
    return Object.entries(properties).map(([name, { description, ...schema }]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description: String(description) }),
      schema: smartSchema(schema, resolverOf(name, smartIDs)),
      ...(schema.type === 'array' && { style: 'form', explode: false }),
      ...(schema.type === 'object' && { style: 'deepObject', explode: true }),
    }));
  });
}

/** `$me`, `$name:Ann`: see smart-id.ts. */
const SMART_ID = '^\\$[a-zA-Z.]+(:.*)?$';

function smartSchema(schema: JsonSchema, resolver: SmartIDResolver | undefined): JsonSchema {
  if (!resolver) return schema;
  if (schema.items) return { ...schema, items: smartSchema(schema.items, resolver) };
  if (schema.type !== 'integer') return schema;
  const { type, format, ...rest } = schema;
  return typesOf(schema).includes('string')
    ? schema
    : { ...rest, type: [String(type), 'string'], pattern: SMART_ID };
}
