// A body that an endpoint could be sent, and many that it should never be.
import type { EndpointSpec } from '../../platform/contract/endpoint.ts';
import { inputSchema, type JsonSchema, typesOf } from '../../platform/server/http/json-schema.ts';

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

const deep = '['.repeat(20_000) + ']'.repeat(20_000);
export const MALFORMED = ['{', '', 'null', '[]', '"text"', '12', '[[{}]]', '{"__proto__":{"admin":1}}', deep];
const WRONG_VALUES: unknown[] = [
  null,
  [],
  {},
  -1,
  0,
  2 ** 31,
  1e308,
  true,
  '',
  'a\u0000b',
  '\ud800',
  [null],
  [{ a: [{}] }],
  "1' or '1'='1",
];

/** A third of the values for each name, another one for the next: all of them over a few names. */
function someOf<T>(values: readonly T[], at: number): T[] {
  return values.filter((_, index) => (index + at) % 3 === 0);
}

/** As text: what is malformed cannot be made of a value. `turn` chooses which values come to which name. */
export function hostileBodies(spec: EndpointSpec, turn: number): string[] {
  if (!spec.body) return [];
  const { properties = {} } = inputSchema(spec.body);
  const sample = sampleBody(spec) as Record<string, unknown>;
  const wrong = Object.keys(properties).flatMap((name, at) =>
    someOf(WRONG_VALUES, at + turn).map((value) => JSON.stringify({ ...sample, [name]: value })),
  );
  const everything = Object.fromEntries(Object.keys(properties).map((name) => [name, { a: name }]));
  const long = Object.fromEntries(Object.keys(properties).map((name) => [name, 'x'.repeat(120_000)]));
  return [JSON.stringify(everything), JSON.stringify(long), ...wrong];
}

const ODD_IDS = [
  '0',
  '-1',
  '2147483648',
  '9'.repeat(30),
  'abc',
  '1.5',
  '%00',
  '%F0%9F%98%80',
  "1'--",
  '$me',
  '$nix:1',
  '$name:%25',
  '%ED%A0%80',
  'x'.repeat(490),
];

export function hostilePaths(spec: EndpointSpec): string[] {
  return spec.path.includes(':')
    ? ODD_IDS.map((id) => spec.path.replace(/:\w+/, id).replace(/:\w+/g, '1'))
    : [spec.path];
}

const ODD_VALUES = [
  '',
  '%00',
  '-1',
  '0',
  '1e400',
  '2147483648',
  '9'.repeat(30),
  '[]',
  '%7B%7D',
  '>=',
  '[5,',
  '2024-13-45',
  'x'.repeat(3000),
  '%E2%98%83',
  "'%25_%5C",
  ',,,',
];

export function hostileQueries(spec: EndpointSpec): string[] {
  const names = Object.keys(spec.query ? (inputSchema(spec.query).properties ?? {}) : {});
  return [
    `a${'[b]'.repeat(30)}=1`,
    '__proto__[admin]=1',
    '&&&=&=',
    '%',
    `q=${'x'.repeat(9000)}`,
    'fields=..,,[],__proto__',
    ...names.flatMap((name, at) => [
      ...someOf(ODD_VALUES, at).map((value) => `${name}=${value}`),
      `${name}[a][b]=1`,
      `${name}=1&${name}=2`,
      `${name}[]=x`,
    ]),
  ];
}
