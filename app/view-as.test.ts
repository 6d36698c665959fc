// What an administrator reads who looks at the site as somebody else, by every address there is; and that no call changes
// anything meanwhile.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../platform/contract/endpoint.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { overAll, readableAddresses } from './testing/plausible-addresses.ts';
import { sampleBody } from './testing/sample-body.ts';
import { complaint, startWalk, type Walk } from './testing/walk.ts';

let walk: Walk;
let admin: TestClient;
let addresses: string[];
beforeAll(async () => {
  walk = await startWalk();
  admin = walk.test.admin.client;
  const all = Map.groupBy(
    readableAddresses(walk.test.site, walk.plausible),
    (address) => address.split('?')[0],
  );
  // Bare, and with everything expanded.
  addresses = [...all.values()].flatMap((each) => each.slice(0, 2));
});
afterAll(() => walk.test.close());

async function viewAs(other: { userID?: number; roleID?: number }): Promise<void> {
  await admin.delete('/view-as');
  const { status, text } = await admin.put('/view-as', other);
  if (status !== 200) throw new Error(`PUT /view-as answered ${status}: ${text}`);
}

async function untilTrue(isTrue: () => Promise<boolean>): Promise<boolean> {
  return expect
    .poll(isTrue, { timeout: 10_000, interval: 500 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

/** What differs between two answers that say the same. */
const comparable = (text: string) =>
  text
    .replaceAll(/"requestID":"[^"]*"/g, '')
    .replaceAll(/"auditLogID":"[^"]*"/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then');

/** Of the session itself, and of the moment. */
const OF_THE_SESSION = /^\/(?:view-as|users\/me|sessions|open-api|config\/site-totals)/;

it('as a guest, every address answers what it answers guests', async () => {
  await viewAs({});
  const different: string[] = [];
  await overAll(
    addresses.filter((address) => !OF_THE_SESSION.test(address)),
    async (address) => {
      const isAlike = async () => {
        const [seen, guest] = [await admin.get(address), await walk.test.guest.get(address)];
        return seen.status === guest.status && comparable(seen.text) === comparable(guest.text);
      };
      // What guests read is cached for some seconds.
      if (!(await isAlike()) && !(await untilTrue(isAlike))) different.push(address);
      const isCacheable = async (client: TestClient) =>
        /public/.test((await client.get(address)).headers.get('cache-control') ?? '');
      if ((await isCacheable(admin)) && !(await isCacheable(walk.test.member.client)))
        different.push(`${address} may be cached`);
    },
  );
  expect(different).toEqual([]);
}, 120_000);

it('as a member, every address answers within its contract, and no mail address', async () => {
  await viewAs({ userID: walk.test.member.userID });
  const wrong: string[] = [];
  await overAll(addresses, async (address) => {
    const answer = await admin.get(address);
    wrong.push(...complaint(`GET ${address}`, answer));
    if (answer.text.includes('viewAs.readOnly')) wrong.push(`GET ${address} writes`);
    const isDocumentation = address.startsWith('/open-api');
    if (!isDocumentation && /[\w.]+@example\.org/.test(answer.text))
      wrong.push(`${address} shows an address`);
  });
  expect(wrong).toEqual([]);
}, 120_000);

async function answerTo(spec: EndpointSpec): Promise<{ status: number; body: { code?: string } }> {
  if (spec.bodyType === undefined) return admin.call(spec.method, walk.addressOf(spec), sampleBody(spec));
  const response = await fetch(`${admin.url}/api/v2${walk.addressOf(spec)}`, {
    method: spec.method,
    headers: {
      'content-type': spec.bodyType,
      'x-requested-with': 'test',
      cookie: admin.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: 'a.b.c',
  });
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

describe.each(['guest', 'administrator'] as const)('as %s', (who) => {
  it('every call that would change something is refused in words', async () => {
    await viewAs(who === 'guest' ? {} : { userID: walk.test.admin.userID });
    const done: string[] = [];
    for (const spec of walk.endpoints) {
      if (spec.method === 'GET' || spec.endsViewAs) continue;
      const { status, body } = await answerTo(spec);
      if (status !== 403 || body.code !== 'viewAs.readOnly')
        done.push(`${spec.method} ${spec.path}: ${status} ${JSON.stringify(body).slice(0, 100)}`);
    }
    expect(done).toEqual([]);
  });
});
