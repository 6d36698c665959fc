// One call in the OpenAPI document.
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { resourceOf } from '../guards/token-reach.ts';
import type { SmartIDResolver } from '../input/smart-id.ts';
import { isTable } from '../responses/response-format.ts';
import { inputSchema } from './json-schema.ts';
import type { OpenApiOperation, OpenApiParameter } from './open-api-document.ts';
import { commonParameters, ownParameters } from './open-api-parameters.ts';
import { responsesOf } from './open-api-responses.ts';
import { exampleOf, formSchema } from './open-api-schema.ts';
import type { SchemaRegistry } from './open-api-schemas.ts';

export function describeOperation(
  spec: EndpointSpec,
  name: string,
  tag: string,
  registry: SchemaRegistry,
  smartIDs: readonly SmartIDResolver[],
): OpenApiOperation {
  return {
    tags: [tag],
    summary: spec.summary,
    operationId: name,
    description: descriptionOf(spec),
    parameters: [
      ...ownParameters(spec, registry, smartIDs),
      ...(commonParameters(spec) as OpenApiParameter[]),
    ],
    ...requestBody(spec, registry),
    responses: responsesOf(spec, registry),
  };
}

function descriptionOf(spec: EndpointSpec): string {
  const { permission, isBulkOperation, rateLimit } = spec;
  const names = typeof permission === 'string' ? permission : permission.join(' or ');
  return [
    permission === 'public'
      ? 'Open to everyone; rows are filtered by what the caller may see.'
      : `Needs ${names}.`,
    isTable(spec) ? 'With `.csv` behind its path it is a table, for whoever has exports.manage.' : '',
    isBulkOperation ? 'May take longer than a request: see callbackPayload.' : '',
    `A token that is limited to parts of the API opens it by ${resourceOf(spec.path)}.`,
    rateLimit ? `How often is limited: the settings rateLimits.${rateLimit}.*.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function requestBody(spec: EndpointSpec, registry: SchemaRegistry): Pick<OpenApiOperation, 'requestBody'> {
  if (spec.files)
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: formSchema(spec, registry) } },
      },
    };
  if (!spec.body) return {};
  const schema = registry.of(spec.body);
  const type = spec.bodyType ?? 'application/json';
  const example = spec.bodyType ? 'eyJhbGciOi…' : exampleOf(inputSchema(spec.body));
  return { requestBody: { required: true, content: { [type]: { schema, example } } } };
}
