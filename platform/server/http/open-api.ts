// The OpenAPI 3.1 document, made of the endpoints' declarations.
import { z } from 'zod';
import { trackingSlip } from '../../contract/progress.ts';
import type { Feature } from '../feature/feature.ts';
import { sessionCookieName } from '../sessions/cookies.ts';
import type { Site } from '../site/site.ts';
import { inputSchema, type JsonSchema } from './json-schema.ts';
import { liftDefinitions } from './lift-definitions.ts';
import { describeOperation } from './open-api-operation.ts';
import { globalParameters } from './open-api-parameters.ts';

export interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema>; [kind: string]: unknown };
  tags: OpenApiTag[];
  [part: string]: unknown;
}

/** An area of the API: the capability that its calls belong to, in words for people. */
export interface OpenApiTag {
  name: string;
  description: string;
}

export interface OpenApiOperation {
  tags: string[];
  summary: string;
  operationId: string;
  description: string;
  parameters: OpenApiParameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, OpenApiResponse>;
}

export interface OpenApiParameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  description?: string;
  [style: string]: unknown;
}

export interface OpenApiResponse {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: JsonSchema }>;
}

/** The same as long as the process runs. */
const made = new WeakMap<Site, OpenApiDocument>();

export function openApiDocument(site: Site): OpenApiDocument {
  const known = made.get(site) ?? makeDocument(site);
  made.set(site, known);
  return known;
}

function makeDocument(site: Site): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const schemas: Record<string, unknown> = {
    Error: errorSchema,
    Waiting: waitingSchema,
    TrackingSlip: slip(),
  };
  for (const feature of site.features.all) {
    for (const { endpoint } of feature.routes ?? []) {
      const path = endpoint.spec.path.replace(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      const described = describeOperation(endpoint.spec, feature.name);
      paths[path][endpoint.spec.method.toLowerCase()] = liftDefinitions(
        described,
        described.operationId,
        schemas,
      ) as OpenApiOperation;
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
    tags: site.features.all.filter(({ routes }) => routes?.length).map(tagOf),
    security: [{ bearer: [] }, { session: [], requestedWith: [], origin: [] }, {}],
    paths,
    components: {
      securitySchemes: securitySchemes(sessionCookieName(site.url)),
      parameters: globalParameters,
      schemas: schemas as Record<string, JsonSchema>,
    },
  };
}

function tagOf({ name, addon }: Feature): OpenApiTag {
  const words = name.replaceAll('-', ' ');
  return { name, description: addon?.name ?? words.charAt(0).toUpperCase() + words.slice(1) };
}

function securitySchemes(cookie: string): Record<string, object> {
  return {
    bearer: { type: 'http', scheme: 'bearer', description: 'An access token: POST /tokens.' },
    session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Set by POST /sessions.' },
    requestedWith: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Requested-With',
      description: 'Beside the cookie, on calls that change something: any name of the program.',
    },
    origin: {
      type: 'apiKey',
      in: 'header',
      name: 'Origin',
      description: 'Beside the cookie, on calls that change something: the origin of this site.',
    },
  };
}

function slip(): JsonSchema {
  const { $schema: _, ...rest } = inputSchema(trackingSlip);
  return rest;
}

const fieldError = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
  status: z.int(),
  path: z.string().optional(),
  index: z.int().optional(),
});

const { $schema: _, ...errorSchema } = inputSchema(
  z.looseObject({
    message: z.string(),
    status: z.int(),
    code: z.string().optional(),
    description: z.string().nullable().optional(),
    requestID: z.string().optional(),
    permissions: z.array(z.string()).optional(),
    errors: z.array(fieldError).optional(),
  }),
);

const waitingSchema = {
  type: 'object',
  description: 'What was sent waits for approval.',
  required: ['message', 'status', 'description'],
  properties: {
    message: { type: 'string' },
    status: { type: 'integer', const: 202 },
    description: { type: ['string', 'null'] },
  },
};
