// One call in the OpenAPI document.
import type { EndpointSpec } from '../../contract/endpoint.ts';
import { isTable } from './answer-format.ts';
import { inputSchema } from './json-schema.ts';
import type { OpenApiOperation, OpenApiParameter } from './open-api.ts';
import { commonParameters, ownParameters } from './open-api-parameters.ts';
import { responsesOf } from './open-api-responses.ts';
import { exampleOf, formSchema } from './open-api-schema.ts';
import type { SchemaShelf } from './open-api-schemas.ts';
import type { SmartIDResolver } from './smart-id.ts';

export function describeOperation(
  spec: EndpointSpec,
  name: string,
  tag: string,
  shelf: SchemaShelf,
  smartIDs: readonly SmartIDResolver[],
): OpenApiOperation {
  return {
    tags: [tag],
    summary: spec.summary,
    operationId: name,
    description: wordsOf(spec),
    parameters: [...ownParameters(spec, shelf, smartIDs), ...(commonParameters(spec) as OpenApiParameter[])],
    ...requestBody(spec, shelf),
    responses: responsesOf(spec, shelf),
  };
}

function wordsOf(spec: EndpointSpec): string {
  const { permission, isLongRun, rateLimit } = spec;
  const names = typeof permission === 'string' ? permission : permission.join(' or ');
  return [
    permission === 'public'
      ? 'Open to everyone; rows are filtered by what the caller may see.'
      : `Needs ${names}.`,
    isTable(spec) ? 'With `.csv` behind its path it is a table, for whoever has exports.manage.' : '',
    isLongRun ? 'May take longer than a request: see callbackPayload.' : '',
    rateLimit ? `How often is limited: the settings rateLimits.${rateLimit}.*.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function requestBody(spec: EndpointSpec, shelf: SchemaShelf): Pick<OpenApiOperation, 'requestBody'> {
  if (spec.files)
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: formSchema(spec, shelf) } },
      },
    };
  if (!spec.body) return {};
  const schema = shelf.of(spec.body);
  const type = spec.bodyType ?? 'application/json';
  const example = spec.bodyType ? 'eyJhbGciOi…' : exampleOf(inputSchema(spec.body));
  return { requestBody: { required: true, content: { [type]: { schema, example } } } };
}
