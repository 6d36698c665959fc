// A walk over every declared endpoint, as everybody: what is answered fits, what it promises of its input is honoured, and who
// may not call it changes nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../platform/contract/endpoint.ts';
import { sql } from '../platform/server/db/sql.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { mayCall } from './testing/may-call.ts';
import { overAll, readableAddresses } from './testing/plausible-addresses.ts';
import {
  ANSWERED_OTHERWISE,
  addressesOfNothing,
  callsBeyond,
  callsWithout,
  type RefusedCall,
  send,
  unlikeRefusal,
} from './testing/refused-calls.ts';
import { sampleBody, sampleQuery } from './testing/sample-body.ts';
import { complaint, rank, startWalk, type Walk } from './testing/walk.ts';
import type { Violation } from './testing/wrong-input.ts';

const EVERYBODY = ['guest', 'member', 'moderator', 'administrator'];
/**
 * A failed sign-in is stored; the server makes its own keys when one is first needed, says that it is alive, and counts every
 * minute how long answers took.
 */
const WRITTEN_BY_ANYBODY = [
  'sign_in_attempts',
  'secrets',
  'processes',
  'response_times',
  // Add-ons have theirs in their folders.
  ...Object.values(
    import.meta.glob<{ writtenByAnybody: readonly string[] }>('../addons/*/testing/written-by-anybody.ts', {
      eager: true,
    }),
  ).flatMap(({ writtenByAnybody }) => writtenByAnybody),
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
afterAll(() => walk.test.close());

it.each(EVERYBODY)(
  'reading as %s: every answer fits its contract',
  async (who) => {
    const wrong: string[] = [];
    const addresses = readableAddresses(walk.test.site, walk.plausible);
    expect(addresses.length).toBeGreaterThan(300);
    await overAll(addresses, async (address) => {
      const answer = await (clients[who] as TestClient).get(address);
      wrong.push(...complaint(`GET ${address}`, answer), ...reported(who, address, answer.text));
    });
    expect(wrong).toEqual([]);
  },
  60_000,
);

/** Nobody reads how a password is stored; guests read no address, members only their own. */
function reported(who: string, address: string, text: string): string[] {
  const found = text.match(/\$argon2|[\w.]+@example\.org/g) ?? [];
  const allowed = address.startsWith('/open-api')
    ? ['ann@example.org']
    : who === 'guest'
      ? []
      : who === 'member'
        ? [walk.test.member.email]
        : found;
  return found
    .filter((each) => each.startsWith('$') || !allowed.includes(each))
    .map((each) => `${address} tells a ${who} ${each}`);
}

describe('what an endpoint promises of its input', () => {
  it('names whatever is required and not there, or empty', async () => {
    await expectRefused(
      walk.endpoints.flatMap((spec) => callsWithout(spec, walk)),
      90,
    );
  });

  it.each<[Violation, number]>([
    ['of the wrong kind', 130],
    ['above its limit', 150],
    ['below its limit', 60],
  ])('names whatever is %s, all of it at once', async (violation, atLeast) => {
    await expectRefused(
      walk.endpoints.flatMap((spec) => callsBeyond(spec, walk, violation)),
      atLeast,
    );
  });

  async function expectRefused(all: readonly RefusedCall[], atLeast: number): Promise<void> {
    const wrong: string[] = [];
    const calls = all.filter(({ refusals }) => refusals.length > 0);
    await overAll(calls, async (call) => {
      const answer = await send(walk.test.admin.client, walk.addressOf(call.spec), call);
      wrong.push(...unlikeRefusal(call, answer));
    });
    expect(wrong).toEqual([]);
    expect(calls.length).toBeGreaterThan(atLeast);
  }

  it('is 404 for each part of an address that names nothing', async () => {
    const otherwise: string[] = [];
    await overAll(walk.endpoints, async (spec) => {
      const call = { spec, query: sampleQuery(spec, walk.plausible), body: sampleBody(spec) as object };
      for (const { key, path } of addressesOfNothing(spec, walk)) {
        const { status } = await send(walk.test.admin.client, path, call);
        if (status !== 404) otherwise.push(key);
      }
    });
    expect(otherwise.sort()).toEqual(Object.keys(ANSWERED_OTHERWISE).sort());
  });
});

it('a word that no part of an address knows is 404 for everybody, without a word of the body', async () => {
  const otherwise: string[] = [];
  const writing = walk.endpoints.filter(
    ({ method, path }) => method !== 'GET' && /:(?!\w+ID\b)\w+/.test(path),
  );
  expect(writing.map(callOf)).toContain('POST /discussions/:discussionType');
  for (const spec of writing) {
    const path = spec.path.replace(/:(\w+)/g, (_, name: string) =>
      name.endsWith('ID') ? '1' : 'no%20sense',
    );
    for (const body of [undefined, {}]) {
      const { status } = await walk.test.admin.client.call(spec.method, path, body);
      if (status !== 404) otherwise.push(`${callOf(spec)}: ${status}`);
    }
  }
  expect(otherwise).toEqual([]);
  for (const who of EVERYBODY)
    for (const path of ['/discussions/nonsense', '/discussions/5', '/discussions/%F0%9F%90%9D'])
      expect((await (clients[who] as TestClient).post(path, {})).status, `${who} ${path}`).toBe(404);
});

describe('who may call what', () => {
  const passed: Record<string, string[]> = {};

  it.each(['member', 'moderator'])('what a %s is refused changes nothing', async (who) => {
    const refused = walk.endpoints.filter((spec) => !mayCall[callOf(spec)]?.includes(who));
    expect(refused.length).toBeGreaterThan(who === 'member' ? 50 : 30);
    const before = await rows();
    for (const spec of refused) {
      const body = spec.method === 'GET' ? undefined : sampleBody(spec);
      await (clients[who] as TestClient).call(spec.method, walk.addressOf(spec), body);
    }
    expect(await changedSince(before)).toEqual([]);
  });

  it('is asked of every endpoint; what guests are refused changes nothing', async () => {
    // Tried again, it begins again.
    for (const call of Object.keys(passed)) delete passed[call];
    const before = await rows();
    const wrong = await callAll('guest');
    expect(await changedSince(before)).toEqual([]);
    for (const who of EVERYBODY.slice(1)) wrong.push(...(await callAll(who)));
    expect(wrong).toEqual([]);
  }, 120_000);

  it('is as the table says; an endpoint without a row in it fails', () => {
    expect(passed).toEqual(mayCall);
  });

  async function callAll(who: string): Promise<string[]> {
    const wrong: string[] = [];
    for (const spec of walk.endpoints.toSorted((a, b) => rank(a) - rank(b))) {
      const [call, address] = [callOf(spec), walk.addressOf(spec)];
      const body = spec.method === 'GET' ? undefined : sampleBody(spec);
      const answer = await (clients[who] as TestClient).call(spec.method, address, body);
      wrong.push(...complaint(`${who}: ${call}`, answer));
      passed[call] ??= [];
      if (answer.status !== 401 && answer.status !== 403) passed[call].push(who);
    }
    return wrong;
  }
});

function callOf({ method, path }: EndpointSpec): string {
  return `${method} ${path}`;
}

/** Names of tables. */
async function changedSince(before: Record<string, string>): Promise<string[]> {
  const after = await rows();
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

/** Every row of every table that is not anybody's, in one word per table. */
async function rows(): Promise<Record<string, string>> {
  const { database } = walk.test.site;
  const tables = await database.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${WRITTEN_BY_ANYBODY})`);
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const row = await database.row<{ digest: string }>(sql`
      select count(*) || ' rows ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest
      from ${sql.raw(`"${name}"`)} t`);
    digests[name] = row?.digest ?? '';
  }
  return digests;
}
