// The OpenAPI 3.1 document, made of the endpoints' declarations.
import type { EndpointSpec } from '../../contract/endpoint.ts';
import type { Site } from '../site/site.ts';
import { inputSchema, type JsonSchema } from './json-schema.ts';
import { liftDefinitions } from './lift-definitions.ts';

export function openApiDocument(site: Site): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, unknown> = { Error: errorSchema };
  for (const feature of site.features.all) {
    for (const { endpoint } of feature.routes ?? []) {
      const path = endpoint.spec.path.replace(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      const described = operation(endpoint.spec, feature.name);
      const name = String(described.operationId);
      paths[path][endpoint.spec.method.toLowerCase()] = liftDefinitions(described, name, schemas);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley API',
      version: '2',
      description: 'The API of this community. Everything the interface does is possible here.',
    },
    servers: [{ url: '/api/v2' }],
    security: [{ bearer: [] }, { session: [] }, {}],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'parley' },
      },
      schemas,
    },
  };
}

function operation(spec: EndpointSpec, tag: string): Record<string, unknown> {
  const status =
    spec.status ?? (spec.method === 'POST' ? 201 : spec.method === 'DELETE' && !spec.response ? 204 : 200);
  const permission = typeof spec.permission === 'string' ? spec.permission : spec.permission.join(' or ');
  return {
    tags: [tag],
    summary: spec.summary,
    operationId: `${spec.method.toLowerCase()}${spec.path.replace(/[^a-zA-Z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    description:
      permission === 'public'
        ? 'Open to everyone; rows are filtered by what the caller may see.'
        : `Needs ${permission}.`,
    parameters: [...parameters(spec.params, 'path'), ...parameters(spec.query, 'query')],
    ...(spec.files
      ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema(spec) } } } }
      : spec.body && {
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(spec.body) } } },
        }),
    responses: {
      [status]: {
        description: spec.response ? 'The answer.' : 'Done.',
        ...(spec.paging && { headers: pagingHeaders }),
        ...(spec.response && { content: { 'application/json': { schema: schemaOf(spec.response) } } }),
      },
      ...(spec.waiting && {
        202: {
          description: 'It waits for approval.',
          content: { 'application/json': { schema: schemaOf(spec.waiting) } },
        },
      }),
      default: {
        description: `A refusal${spec.errors?.length ? `: ${spec.errors.join(', ')}` : ''}.`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function parameters(schema: EndpointSpec['query'], place: 'path' | 'query'): unknown[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
    ...(each.type === 'array' && { style: 'form', explode: false }),
  }));
}

function formSchema({ body, files = {} }: EndpointSpec): JsonSchema {
  const fields: JsonSchema = body ? schemaOf(body) : { type: 'object' };
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

function schemaOf(schema: Parameters<typeof inputSchema>[0]): JsonSchema {
  const { $schema: _, ...rest } = inputSchema(schema);
  return rest;
}

const pagingHeaders = Object.fromEntries(
  ['Link', 'x-app-page-current', 'x-app-page-limit', 'x-app-page-result-count'].map((name) => [
    name,
    { schema: { type: 'string' } },
  ]),
);

const errorSchema = {
  type: 'object',
  required: ['message', 'status'],
  properties: {
    message: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    description: { type: ['string', 'null'] },
    requestID: { type: 'string' },
    permissions: { type: 'array', items: { type: 'string' } },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message', 'status'],
        properties: {
          field: { type: 'string' },
          path: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
          status: { type: 'integer' },
        },
      },
    },
  },
};
