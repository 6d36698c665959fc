// One call in the OpenAPI document.
import type { EndpointSpec } from '../../contract/endpoint.ts';
import type { OpenApiOperation, OpenApiParameter } from './open-api.ts';
import { commonParameters } from './open-api-parameters.ts';
import { responsesOf } from './open-api-responses.ts';
import { exampleOf, formSchema, schemaOf } from './open-api-schema.ts';

export function describeOperation(spec: EndpointSpec, tag: string): OpenApiOperation {
  return {
    tags: [tag],
    summary: spec.summary,
    operationId: operationID(spec),
    description: wordsOf(spec),
    parameters: [
      ...parameters(spec.params, 'path'),
      ...parameters(spec.query, 'query'),
      ...(commonParameters(spec) as OpenApiParameter[]),
    ],
    ...requestBody(spec),
    responses: responsesOf(spec),
  };
}

function operationID({ method, path }: EndpointSpec): string {
  const name = path.replace(/[^a-zA-Z]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  return method.toLowerCase() + name;
}

function wordsOf({ permission, isLongRun, rateLimit }: EndpointSpec): string {
  const names = typeof permission === 'string' ? permission : permission.join(' or ');
  return [
    permission === 'public'
      ? 'Open to everyone; rows are filtered by what the caller may see.'
      : `Needs ${names}.`,
    isLongRun ? 'May take longer than a request: see callbackPayload.' : '',
    rateLimit ? `How often is limited: the settings rateLimits.${rateLimit}.*.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function requestBody(spec: EndpointSpec): Pick<OpenApiOperation, 'requestBody'> {
  if (spec.files)
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema(spec) } } },
    };
  if (!spec.body) return {};
  const schema = schemaOf(spec.body);
  const type = spec.bodyType ?? 'application/json';
  const example = spec.bodyType ? 'eyJhbGciOi…' : exampleOf(schema);
  return { requestBody: { required: true, content: { [type]: { schema, example } } } };
}

function parameters(schema: EndpointSpec['query'], place: 'path' | 'query'): OpenApiParameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
    ...(each.type === 'array' && { style: 'form', explode: false }),
    ...(each.type === 'object' && { style: 'deepObject', explode: true }),
  }));
}
