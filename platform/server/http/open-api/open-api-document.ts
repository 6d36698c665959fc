// The document's own shapes, as far as we fill them.
import type { JsonSchema } from './json-schema.ts';

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
