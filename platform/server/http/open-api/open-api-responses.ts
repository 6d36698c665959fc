// Every answer a call may give: what it is for, and each refusal with its status and words.
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { knownRefusal } from '../../../contract/errors.ts';
import { defaultStatusOf } from '../responses/send-response.ts';
import type { OpenApiResponse } from './open-api-document.ts';
import type { SchemaRegistry } from './open-api-schemas.ts';

export function responsesOf(spec: EndpointSpec, registry: SchemaRegistry): Record<string, OpenApiResponse> {
  return {
    [defaultStatusOf(spec)]: success(spec, registry),
    ...(spec.isBulkOperation && bulkOperationResponses),
    ...(spec.rateLimit === 'posting' && {
      202: json('It waits for approval.', '#/components/schemas/Waiting'),
    }),
    ...(spec.waiting && {
      202: {
        description: 'It waits for approval.',
        content: { 'application/json': { schema: registry.of(spec.waiting) } },
      },
    }),
    ...refusals(spec),
    default: refusal(spec, 'Any other refusal.'),
  };
}

const ERROR = '#/components/schemas/Error';
const PROGRESS = '#/components/schemas/BulkProgress';

const json = (description: string, $ref: string): OpenApiResponse => ({
  description,
  content: { 'application/json': { schema: { $ref } } },
});

/** A bulk operation answers with the worst that happened to one of its records, and lists each of them. */
function refusal({ isBulkOperation }: EndpointSpec, description: string): OpenApiResponse {
  if (!isBulkOperation) return json(description, ERROR);
  const schema = { anyOf: [{ $ref: ERROR }, { $ref: PROGRESS }] };
  return {
    description: `${description} Or the records that could not be done: the highest status in exceptionsByID.`,
    content: { 'application/json': { schema } },
  };
}

function success(spec: EndpointSpec, registry: SchemaRegistry): OpenApiResponse {
  const headers = {
    ...(spec.paging && pagingHeaders),
    ...(spec.rateLimit && rateHeaders),
    ...Object.fromEntries(
      Object.entries(spec.headers ?? {}).map(([name, description]) => [name, header(description)]),
    ),
    ...(spec.takesRevision && { ETag: header('The revision of what is answered, for If-Match.') }),
  };
  return {
    description: spec.response ? 'The answer.' : 'Done.',
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(spec.response && {
      content: { 'application/json': { schema: registry.of(spec.response) } },
    }),
  };
}

const bulkOperationResponses: Record<string, OpenApiResponse> = {
  202: json('It goes on by itself; see GET /job-statuses.', '#/components/schemas/TrackingSlip'),
  408: json('Time is up; POST callbackPayload to /calls/run to go on.', PROGRESS),
};

function refusals(spec: EndpointSpec): Record<string, OpenApiResponse> {
  const reasons = new Map<number, string[]>();
  const add = (status: number, reason: string) =>
    reasons.set(status, [...(reasons.get(status) ?? []), reason]);
  const hasInput = spec.params ?? spec.query ?? spec.body ?? spec.files;
  if (hasInput) add(400, 'Something required is missing, or the request cannot be read.');
  if (spec.permission !== 'public') add(401, 'The caller is banned.');
  add(403, permissionText(spec));
  if (spec.params) add(404, 'There is no such record, or not for the caller.');
  if (spec.method === 'POST' && spec.permission !== 'public') add(409, 'The same call is still running.');
  if (spec.takesRevision) add(409, 'Somebody else has changed it since.');
  if (spec.body ?? spec.files)
    add(415, `The body is not ${spec.files ? 'multipart/form-data' : (spec.bodyType ?? 'JSON')}.`);
  if (hasInput) add(422, 'Something is not valid; errors names each field.');
  if (spec.rateLimit) add(429, 'That was too often; Retry-After says when to come back.');
  for (const code of spec.errors ?? []) {
    const known = knownRefusal(code);
    if (known) add(known.status, `${known.message} (${code})`);
  }
  return Object.fromEntries(
    [...reasons].map(([status, description]) => [
      status,
      {
        ...refusal(spec, [...new Set(description)].join(' ')),
        ...(status === 429 && { headers: { ...rateHeaders, 'Retry-After': header('Seconds to wait.') } }),
        ...(status === 405 && { headers: { Allow: header('The verbs of this address.') } }),
      },
    ]),
  );
}

function permissionText({ permission, allowsUnauthenticated }: EndpointSpec): string {
  if (permission !== 'public') {
    const names = typeof permission === 'string' ? permission : permission.join(' or ');
    return `The caller lacks ${names}, or the right to this record.`;
  }
  return allowsUnauthenticated
    ? 'The call did not come from a page of this site.'
    : 'The community is private, or the record is not for the caller.';
}

const header = (description: string) => ({ description, schema: { type: 'string' } });

const pagingHeaders = {
  Link: header('The pages first, prev, next and last, as RFC 8288 has it.'),
  'x-app-page-current': header('The number of this page.'),
  'x-app-page-limit': header('The most rows of a page.'),
  'x-app-page-result-count': header('All rows; of numbered lists.'),
  'x-app-page-first-url': header('The address of the first page.'),
  'x-app-page-prev-url': header('The address of the page before, if there is one.'),
  'x-app-page-next-url': header('The address of the next page, if there is one.'),
  'x-app-page-last-url': header('The address of the last page; of numbered lists.'),
};

const rateHeaders = {
  'RateLimit-Limit': header('How often within the time.'),
  'RateLimit-Remaining': header('How often still.'),
  'RateLimit-Reset': header('Seconds until all of it is there again.'),
  'RateLimit-Policy': header('Each limit that counts, as number;w=seconds.'),
};
