// Calls that break what an endpoint promises about its input, and the refusals that have to follow.
import type { EndpointSpec } from '../../platform/contract/endpoint.ts';
import { inputSchema, type JsonSchema } from '../../platform/server/http/open-api/json-schema.ts';
import type { TestClient, TestResponse } from '../../platform/server/testing/test-client.ts';
import { requiredNames, sampleBody, sampleQuery } from './sample-body.ts';
import type { Walk } from './walk.ts';
import { type Violation, type Wrong, wrongFor, wrongProperties } from './wrong-input.ts';

export interface RefusedCall {
  spec: EndpointSpec;
  query: Record<string, unknown>;
  body: object;
  /** `field code` of each refusal that has to be among those in the answer. */
  refusals: string[];
  status: number;
}

interface Refusal {
  errors?: { field: string; code: string }[];
}

const schemaOf = (part: EndpointSpec['body']): JsonSchema => {
  const schema = part ? inputSchema(part) : {};
  return schema.properties ? schema : {};
};
const sampleOf = (spec: EndpointSpec) => sampleBody(spec) as object;

/** Without anything, and with empty texts. */
export function callsWithout(spec: EndpointSpec, { plausible }: Walk): RefusedCall[] {
  const isMissing = (name: string) => `${name} missingField`;
  const { properties = {}, ...schema } = schemaOf(spec.body);
  const inBody = requiredNames({ ...schema, properties });
  const texts = inBody.filter((name) => Number(properties[name]?.minLength) > 0);
  const empty = Object.fromEntries(texts.map((name) => [name, '']));
  const absent = [...requiredNames(schemaOf(spec.query)), ...inBody].map(isMissing);
  const query = sampleQuery(spec, plausible);
  return [
    { spec, query: {}, body: {}, refusals: absent, status: 400 },
    { spec, query, body: { ...sampleOf(spec), ...empty }, refusals: texts.map(isMissing), status: 422 },
  ];
}

/** All that breaks a promise in this way at once, in the body and in the query. */
export function callsBeyond(spec: EndpointSpec, { plausible }: Walk, violation: Violation): RefusedCall[] {
  const inQuery = Object.entries(schemaOf(spec.query).properties ?? {}).flatMap(([name, schema]) => {
    const wrong = wrongFor(name, schema, violation);
    return wrong && !isNoParameter(wrong) ? [{ query: { [name]: wrong.value }, ...wrong }] : [];
  });
  const inBody = wrongProperties(schemaOf(spec.body), violation);
  const call = (wrong: typeof inQuery): RefusedCall => ({
    spec,
    query: Object.assign(sampleQuery(spec, plausible), ...wrong.map(({ query }) => query)),
    body: { ...sampleOf(spec), ...(inBody?.value as object) },
    refusals: [...(inBody?.refusals ?? []), ...wrong.flatMap(({ refusals }) => refusals)],
    status: 422,
  });
  // Too much of everything would be too much of an address.
  return violation === 'above its limit'
    ? [call([]), ...inQuery.map((each) => call([each]))]
    : [call(inQuery)];
}

const isNoParameter = ({ value }: Wrong) => Array.isArray(value) && value.length === 0;

export function send(
  client: TestClient,
  path: string,
  { spec, query, body }: Pick<RefusedCall, 'spec' | 'query' | 'body'>,
): Promise<TestResponse<Refusal | undefined>> {
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => pairs(name, value)));
  return client.call(spec.method, `${path}?${search}`, spec.body ? body : undefined);
}

function pairs(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value) && typeof value[0] !== 'object') return [[name, value.join(',')]];
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, each]) => pairs(`${name}[${key}]`, each));
}

/** What is wrong with the refusal, or nothing. */
export function unlikeRefusal(
  { spec, refusals, status }: RefusedCall,
  answer: TestResponse<Refusal | undefined>,
): string[] {
  const reported = (answer.body?.errors ?? []).map(({ field, code }) => `${field} ${code}`);
  const untold = refusals.filter((each) => !reported.includes(each));
  if (answer.status === status && untold.length === 0) return [];
  return [`${spec.method} ${spec.path}: ${answer.status} without ${untold}; ${reported}`.slice(0, 500)];
}

/** An address for each part of the path, where that part names nothing; `key` says which. */
export function addressesOfNothing(spec: EndpointSpec, { addressOf }: Walk): { key: string; path: string }[] {
  const parts = spec.path.split('/');
  const known = addressOf(spec).split('/');
  return parts.flatMap((part, at) => {
    if (!part.startsWith(':')) return [];
    const rest = parts.slice(at + 1).filter((each) => !each.startsWith(':'));
    const key = [spec.method, parts.slice(0, at + 1).join('/'), ...rest].join(' ');
    return [{ key, path: known.with(at, part.endsWith('ID') ? '2147483000' : 'no-such-thing').join('/') }];
  });
}

/** Unknown parts of an address that are not answered by 404, and why. */
export const ANSWERED_OTHERWISE: Readonly<Record<string, string>> = {
  'GET /applicants/:applicantID': 'membership is not by approval here',
  'PATCH /applicants/:applicantID': 'membership is not by approval here',
  'DELETE /applicants/:applicantID': 'membership is not by approval here',
  'GET /collections/contents/:locale': 'nothing is in any language where there is nothing',
  'PUT /navigation/:locale': 'whatever is written as a language may be one',
  'PUT /themes/:themeID assets': 'an asset has to come along',
  'PATCH /themes/:themeID assets': 'an asset has to come along',
  'POST /users/:userID photo': 'a file has to come along',
  'POST /import-runs/:importRunID parts': 'a file has to come along',
  'POST /users/:userID reset-password': 'nobody learns who is there',
  'POST /users/:userID confirm-email': 'nobody learns who is there',
  'DELETE /connections/:authenticatorID': 'the password is wrong',
  'DELETE /discussions/:recordID/reactions/:userID': 'there is nothing to take back',
  'DELETE /comments/:recordID/reactions/:userID': 'there is nothing to take back',
};
