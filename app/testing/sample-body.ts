// What an endpoint could be sent: a body, and what its address needs.
import type { EndpointSpec } from '../../platform/contract/endpoint.ts';
import { inputSchema, type JsonSchema, typesOf } from '../../platform/server/http/open-api/json-schema.ts';
import type { Plausible } from './plausible-addresses.ts';

const BY_NAME: Readonly<Record<string, unknown>> = {
  name: 'A name nobody has yet',
  email: 'somebody@example.org',
  password: 'amber kettle 47 lantern',
  body: 'Some words about bees.',
  format: 'markdown',
  categoryID: 1,
  parentCategoryID: -1,
  discussionID: 1,
  parentRecordType: 'discussion',
  parentRecordID: 1,
  commentIDs: [1],
  tagIDs: [1],
  urlcodes: ['coast'],
  urlcode: 'a-code',
  type: undefined,
  reactionType: 'like',
  key: 'not the key',
  status: 'accepted',
  siteTitle: 'Heather Lane',
  username: 'Nobody',
  canonicalUrl: 'https://example.org/elsewhere',
  confirmationCode: 'abc',
};

export function sampleBody(spec: EndpointSpec): unknown {
  return spec.body && sampleOf(inputSchema(spec.body), '');
}

function sampleOf(schema: JsonSchema, name: string): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (BY_NAME[name] !== undefined) return BY_NAME[name];
  const type = typesOf(schema)[0];
  if (type === 'array') return schema.items ? [sampleOf(schema.items, '')] : [];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (type === 'string') return 'some words';
  const names = schema.required ?? Object.keys(schema.properties ?? {}).slice(0, 1);
  return Object.fromEntries(names.map((each) => [each, sampleOf(schema.properties?.[each] ?? {}, each)]));
}

/** What is required and has no default. */
export function requiredNames({ properties = {}, required = [] }: JsonSchema): string[] {
  return required.filter((name) => properties[name]?.default === undefined);
}

/** The parameters that an address needs, with values that could be meant. */
export function sampleQuery(spec: EndpointSpec, plausible: Plausible): Record<string, string> {
  const schema = spec.query ? inputSchema(spec.query) : {};
  const wanted = (name: string) => schema.properties?.[name]?.enum?.[0] ?? plausible[name]?.[0] ?? 'true';
  return Object.fromEntries(requiredNames(schema).map((name) => [name, String(wanted(name))]));
}
