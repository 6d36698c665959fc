// Numbers and dates that are no fault by themselves and beyond what the database takes: every endpoint, page and document is
// asked with them by everybody, and none answers with a fault of ours.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../platform/contract/endpoint.ts';
import { inputSchema, type JsonSchema, typesOf } from '../platform/server/http/open-api/json-schema.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { documentAddresses, pageAddresses } from './testing/page-addresses.ts';
import { overAll } from './testing/plausible-addresses.ts';
import { sampleBody, sampleQuery } from './testing/sample-body.ts';
import { complaint, rank, startWalk, type Walk } from './testing/walk.ts';

const NUMBERS = [
  '5335330781659136',
  '9007199254740991',
  '-9007199254740991',
  '9007199254740993',
  '2147483647',
  '2147483648',
  '1e15',
  '1.5',
  '-0',
];
const RANGES = [
  ...NUMBERS,
  ...NUMBERS.map((each) => `>${each}`),
  '[1,5335330781659136]',
  '1..9007199254740991',
  '1,5335330781659136',
  '>=1e-7',
  '0x10',
];
const DATES = [
  '-271821-04-20T00:00:00Z',
  '>=-000001-01-01',
  '+275760-09-13',
  '<=+275760-09-13T00:00:00Z',
  '[0000-01-01,9999-12-31]',
  '99999-01-01',
  '-004713-01-01..2024-01-01',
];

let walk: Walk;
let clients: Record<string, TestClient>;
beforeAll(async () => {
  walk = await startWalk();
  const { guest, member, moderator, admin } = walk.test;
  clients = {
    guest,
    member: member.client,
    moderator: moderator.client,
    administrator: admin.client,
  };
});
afterAll(() => walk?.test.close());

const isNumber = (schema: JsonSchema | undefined): boolean =>
  typesOf(schema ?? {}).some((type) => type === 'integer' || type === 'number') || isNumber2(schema?.items);
const isNumber2 = (schema: JsonSchema | undefined): boolean => schema !== undefined && isNumber(schema);

const propertiesOf = (part: EndpointSpec['body']) =>
  Object.entries((part && inputSchema(part).properties) ?? {});

function oddQueries(spec: EndpointSpec): string[] {
  return propertiesOf(spec.query).flatMap(([name, schema]) => {
    const values = schema.format === 'range' ? [...RANGES, ...DATES] : isNumber(schema) ? NUMBERS : [];
    const others = Object.entries(sampleQuery(spec, walk.plausible)).filter(([each]) => each !== name);
    return values.map((value) => new URLSearchParams([...others, [name, value]]).toString());
  });
}

describe.each(['guest', 'member', 'moderator', 'administrator'])('as %s', (who) => {
  it('no query of any endpoint makes a fault', async () => {
    const calls = walk.endpoints
      .filter((spec) => spec.method === 'GET')
      .flatMap((spec) => oddQueries(spec).map((query) => `${walk.addressOf(spec)}?${query}`));
    expect(calls.length).toBeGreaterThan(1000);
    const wrong: string[] = [];
    await overAll(calls, async (address) => {
      wrong.push(...complaint(address, await (clients[who] as TestClient).get(address)));
    });
    expect(wrong).toEqual([]);
  }, 240_000);

  it('no number in the path of a page, a document or an endpoint does', async () => {
    const discussions = [{ discussionID: 1, url: `${walk.test.site.url}/discussion/1/bees` }];
    const { userID, name } = walk.test.member;
    const known = { discussions, commentIDs: [1], categoryCodes: ['general'], tagCodes: ['coast'] };
    const places = [
      ...pageAddresses({ ...known, people: [{ userID, name }], words: ['bees'] }),
      ...documentAddresses(walk.test.site, walk.plausible),
      ...walk.endpoints
        .filter(({ method }) => method === 'GET')
        .map((spec) => `/api/v2${walk.addressOf(spec)}`),
    ];
    const addresses = places.flatMap((place) =>
      NUMBERS.flatMap((number) => [
        `${place}${place.includes('?') ? '&' : '?'}page=${number}`,
        ...[...place.matchAll(/(?<![\w%])p?(\d+)(?=$|[/?-])/g)].map(
          ({ index, 0: found }) =>
            place.slice(0, index) + found.replace(/\d+/, number) + place.slice(index + found.length),
        ),
      ]),
    );
    const wrong: string[] = [];
    await overAll([...new Set(addresses)], async (address) => {
      const { status, text } = await (clients[who] as TestClient).page(address);
      if (status >= 500) wrong.push(`${address}: ${status} ${text.slice(0, 200)}`);
    });
    expect(wrong).toEqual([]);
  }, 240_000);
});

it('no number in a body makes a fault', async () => {
  const wrong: string[] = [];
  const specs = walk.endpoints.filter((spec) => spec.body && rank(spec) < 3);
  await overAll(specs, async (spec) => {
    for (const [name, schema] of propertiesOf(spec.body)) {
      if (!isNumber(schema) && schema.format !== 'date-time') continue;
      for (const value of [...NUMBERS.map(Number), ...DATES]) {
        const given = schema.items ? [value] : value;
        const body = { ...(sampleBody(spec) as object), [name]: given };
        const answer = await walk.test.admin.client.call(spec.method, walk.addressOf(spec), body);
        wrong.push(...complaint(`${spec.method} ${walk.addressOf(spec)} ${name}=${value}`, answer as never));
      }
    }
  });
  expect(wrong).toEqual([]);
}, 240_000);

/** Every number and every id of the database is of 32 bits. */
const MOST = 2 ** 31 - 1;
/** But for sizes of files, whose columns are `bigint`. */
const SIZES: ReadonlySet<string> = new Set(['POST /import-runs: body.bytes']);

it('every integer that may be sent has its bounds declared, within what the database takes', () => {
  const unbounded = walk.endpoints.flatMap((spec) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      integersIn(spec[part] ? inputSchema(spec[part]) : {}, part)
        .filter(({ schema }) => !(Number(schema.maximum) <= MOST && Number(schema.minimum) >= -MOST - 1))
        .map(({ place }) => `${spec.method} ${spec.path}: ${place}`),
    ),
  );
  expect(unbounded).toEqual([...SIZES]);
});

function integersIn(schema: JsonSchema, place: string): { place: string; schema: JsonSchema }[] {
  const own =
    typesOf({ ...schema, anyOf: undefined as never }).includes('integer') &&
    schema.enum === undefined &&
    schema.const === undefined;
  return [
    ...(own ? [{ place, schema }] : []),
    ...(schema.anyOf ?? []).flatMap((each) => integersIn(each, place)),
    ...(schema.items ? integersIn(schema.items, `${place}[]`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
      integersIn(each, `${place}.${name}`),
    ),
    ...Object.entries(schema.$defs ?? {}).flatMap(([name, each]) => integersIn(each, `${place}#${name}`)),
  ];
}
