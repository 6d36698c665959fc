// Every endpoint gets what nobody should send: odd ids, odd values, malformed and wrong bodies.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../features/users/server/testing/members.ts';
import type { EndpointSpec } from '../platform/contract/endpoint.ts';
import { overAll } from './testing/plausible-addresses.ts';
import { hostileBodies, hostilePaths, hostileQueries, MALFORMED } from './testing/sample-body.ts';
import { complaint, rank, startWalk, type Walk } from './testing/walk.ts';

let walk: Walk;
beforeAll(async () => {
  walk = await startWalk();
});
afterAll(() => walk.test.close());

describe('what nobody should send', () => {
  const asGuest = (spec: EndpointSpec) => [...oddPaths(spec), ...malformedBodies(spec)];
  const asMember = (spec: EndpointSpec) => [...oddPaths(spec), ...oddBodies(spec, 0)];
  const asAdministrator = (spec: EndpointSpec) => [
    ...asGuest(spec),
    ...oddBodies(spec, 1),
    ...oddQueries(spec),
  ];

  it.each([
    ['guest', asGuest],
    ['member', asMember],
    ['administrator', asAdministrator],
  ] as const)(
    'is refused to a %s in the shape of an error',
    async (role, callsOf) => {
      const client =
        role === 'guest' ? walk.test.client() : (await signedIn(walk.test, `Hostile ${role}`, role)).client;
      const wrong: string[] = [];
      const harmless = walk.endpoints.filter((spec) => rank(spec) < 3);
      const last = walk.endpoints.filter((spec) => rank(spec) >= 3);
      for (const part of [harmless, last])
        await overAll(part.flatMap(callsOf), async ({ method, path, body }) => {
          wrong.push(...complaint(`${method} ${path} ${body ?? ''}`, await client.call(method, path, body)));
        });
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});

interface Call {
  method: string;
  path: string;
  body: string | undefined;
}

const bodyFor = ({ method }: EndpointSpec) => (method === 'GET' ? undefined : '{}');

function oddPaths(spec: EndpointSpec): Call[] {
  return hostilePaths(spec).map((path) => ({ method: spec.method, path, body: bodyFor(spec) }));
}

function oddQueries(spec: EndpointSpec): Call[] {
  return hostileQueries(spec).map((query) => ({
    method: spec.method,
    path: `${walk.addressOf(spec)}?${query}`,
    body: bodyFor(spec),
  }));
}

function malformedBodies(spec: EndpointSpec): Call[] {
  return spec.body
    ? MALFORMED.map((body) => ({ method: spec.method, path: walk.addressOf(spec), body }))
    : [];
}

function oddBodies(spec: EndpointSpec, turn: number): Call[] {
  return hostileBodies(spec, turn).map((body) => ({ method: spec.method, path: walk.addressOf(spec), body }));
}
