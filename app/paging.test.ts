// Lists, page by page: every address in a list is one that answers, and no list is too long to be asked for by ids.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discussionBy } from '../features/discussions/server/testing/community.ts';
import type { EndpointSpec } from '../platform/contract/endpoint.ts';
import { inputSchema, type JsonSchema, typesOf } from '../platform/server/http/open-api/json-schema.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { overAll, readableAddresses } from './testing/plausible-addresses.ts';
import { sampleQuery } from './testing/sample-body.ts';
import { startWalk, type Walk } from './testing/walk.ts';

let walk: Walk;
beforeAll(async () => {
  walk = await startWalk();
  for (const name of ['A second thread', 'A third thread'])
    await discussionBy(walk.test.member.client, { name });
});
afterAll(() => walk?.test.close());

const linksOf = (headers: Headers) =>
  [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url = '', rel = '']) => ({
    url,
    rel,
  }));

describe.each(['guest', 'administrator'])('every address in a list of a %s', (who) => {
  it('is one that answers', async () => {
    const client: TestClient = who === 'guest' ? walk.test.guest : walk.test.admin.client;
    const wrong: string[] = [];
    let followed = 0;
    await overAll(widths(readableAddresses(walk.test.site, walk.plausible)), async (address) => {
      const { headers, status } = await client.get(address);
      const links = linksOf(headers);
      if (status !== 200) return;
      for (const { url, rel } of links) {
        followed++;
        const answer = await client.send('GET', url.slice(walk.test.url.length));
        if (answer.status !== 200)
          wrong.push(`${address} ${rel} ${url}: ${answer.status} ${answer.text.slice(0, 200)}`);
        if (new Set(links.filter((each) => each.rel === rel)).size > 1)
          wrong.push(`${address}: ${rel} twice`);
      }
    });
    expect(wrong).toEqual([]);
    expect(followed).toBeGreaterThan(200);
  }, 240_000);
});

/** As they are, and with pages of one row wherever there are pages. */
function widths(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((each) => [each, each.replace(/limit=\d+/, 'limit=1')]))];
}

it('every list that is narrowed to ids takes a hundred of them, in 4 kB of headers', async () => {
  const lists = walk.endpoints.filter(({ method }) => method === 'GET').flatMap(filtersByID);
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['discussionID', 'commentID', 'userID', 'tagID']),
  );
  const wrong: string[] = [];
  await overAll(lists, async ({ spec, name }) => {
    const others = Object.entries(sampleQuery(spec, walk.plausible)).filter(([each]) => each !== name);
    const numbers = Array.from({ length: 100 }, (_, at) => 2_147_483_000 + at);
    const written = [
      [[name, numbers.join(',')]],
      numbers.map((id) => [`${name}[]`, String(id)]),
      numbers.map((id, at) => [`${name}[${at}]`, String(id)]),
    ];
    for (const pairs of written) {
      const address = `${walk.addressOf(spec)}?${new URLSearchParams([...others, ...pairs] as [string, string][])}`;
      const { status, headers, text } = await walk.test.admin.client.get(address);
      const size = [...headers].reduce((sum, [key, value]) => sum + key.length + value.length + 4, 0);
      // Roles and statuses that are not there are refused by name; how many there are never is.
      const isOfOthers = /names no (role|status)|There is no|only searches for members/.test(text);
      if (![200, 404].includes(status) && !isOfOthers)
        wrong.push(`${address.slice(0, 80)}: ${status} ${text.slice(0, 200)}`);
      if (size > 4096) wrong.push(`${address.slice(0, 80)}: ${size} bytes of headers`);
    }
  });
  expect(wrong).toEqual([]);
}, 120_000);

function filtersByID(spec: EndpointSpec): { spec: EndpointSpec; name: string }[] {
  const { properties = {} } = spec.query ? inputSchema(spec.query) : {};
  const isList = (schema: JsonSchema) =>
    schema.format === 'range' || (schema.type === 'array' && typesOf(schema.items ?? {}).includes('integer'));
  return Object.entries(properties)
    .filter(([name, schema]) => /IDs?$/.test(name) && isList(schema))
    .map(([name]) => ({ spec, name }));
}

it('a tree of categories has no pages, whatever its depth', async () => {
  for (const query of ['maxDepth=1', 'maxDepth=3', 'outputFormat=tree', '']) {
    const { status, headers } = await walk.test.guest.get(`/categories?${query}`);
    expect([query, status, headers.get('link')]).toEqual([query, 200, null]);
    expect([...headers.keys()].filter((name) => name.endsWith('-url'))).toEqual([]);
  }
});
