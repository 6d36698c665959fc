// Every endpoint gets what nobody should send: odd ids, odd values, malformed and wrong bodies.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../features/users/server/testing/members.ts';
import type { EndpointSpec } from '../platform/contract/endpoint.ts';
import { inputSchema, type JsonSchema, typesOf } from '../platform/server/http/open-api/json-schema.ts';
import type { TestResponse } from '../platform/server/testing/test-client.ts';
import {
  HOSTILE_QUERIES,
  hostileBodies,
  hostilePaths,
  MALFORMED,
  ODD_PARAMETERS,
  WRONG_VALUES,
} from './testing/hostile-input.ts';
import { mayCall } from './testing/may-call.ts';
import { overAll } from './testing/plausible-addresses.ts';
import { sampleBody, sampleQuery } from './testing/sample-body.ts';
import { complaint, rank, startWalk, type Walk } from './testing/walk.ts';

type Answer = TestResponse<Record<string, unknown>>;
type Send = (method: string, path: string, body?: string) => Promise<Answer>;

/** In microseconds of the thread that serves, however busy the machine is. */
const MOST_PROCESSOR_TIME = 2_000_000;
/** Answers that wait by design until something happens: what the thread does meanwhile, it does for others. */
const LONG_POLLS: ReadonlySet<string> = new Set(['/job-statuses/poll']);

let walk: Walk;
beforeAll(async () => {
  walk = await startWalk();
});
afterAll(() => walk?.test.close());

describe('what nobody should send', () => {
  it.each(['guest', 'member', 'administrator'] as const)(
    'is refused to a %s in the shape of an error',
    async (role) => {
      const somebody = role === 'guest' ? undefined : await signedIn(walk.test, `Hostile ${role}`, role);
      const cookie = somebody?.client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') ?? '';
      const wrong: string[] = [];
      // Each time in a browser of its own: nothing that is sent shall make somebody else of the sender.
      const send: Send = async (method, path, body) => {
        const headers: Record<string, string> = cookie ? { cookie } : {};
        const call = `${method} ${path} ${body ?? ''}`;
        const before = process.threadCpuUsage();
        const answer = await walk.test.client().call<Answer['body']>(method, path, body, headers);
        const { user, system } = process.threadCpuUsage(before);
        // Seven other calls are answered beside it: what holds the thread for so long holds them all.
        if (user + system > MOST_PROCESSOR_TIME && !LONG_POLLS.has(path))
          wrong.push(`${call.slice(0, 200)}: ${user + system} µs`);
        wrong.push(...complaint(call, answer));
        return answer;
      };
      const harmless = walk.endpoints.filter((spec) => rank(spec) < 3);
      await overAll(harmless, (spec) => tryOut(spec, role, send));
      expect((await send('GET', '/users/me')).body.userID).toBe(somebody?.userID ?? 0);
      const last = walk.endpoints.filter((spec) => rank(spec) >= 3);
      await overAll(last, (spec) => tryOut(spec, role, send));
      expect(wrong).toEqual([]);
    },
    240_000,
  );
});

async function tryOut(spec: EndpointSpec, role: string, send: Send): Promise<void> {
  const { method } = spec;
  const address = walk.addressOf(spec);
  const harmlessBody = method === 'GET' ? undefined : '{}';
  const allowed = mayCall[`${method} ${spec.path}`] ?? [];
  // Who may not call it is refused before anything is read. What nobody gets done hangs on what is sent.
  const isRefused = allowed.length > 0 && !allowed.includes(role);
  for (const path of hostilePaths(spec).slice(0, isRefused ? 1 : undefined))
    await send(method, path, harmlessBody);
  if (isRefused) return;
  if (spec.body && role !== 'member') for (const body of MALFORMED) await send(method, address, body);
  if (role === 'guest') return;
  await tryBodies(spec, role, (body) => send(method, address, body));
  if (role === 'administrator')
    await tryQueries(spec, (query) => send(method, `${address}?${query}`, harmlessBody));
}

type SendBody = (body: string) => Promise<Answer>;

async function tryBodies(spec: EndpointSpec, role: string, send: SendBody): Promise<void> {
  if (!spec.body) return;
  const { properties = {}, required = [] } = inputSchema(spec.body);
  const names = Object.keys(properties);
  const sample = sampleBody(spec) as object;
  for (const body of hostileBodies(names)) await send(body);
  for (const value of WRONG_VALUES) {
    // Nothing at all for what may be absent is the sample once more.
    const isNothing = (name: string) =>
      (value === null || value === '') &&
      !required.includes(name) &&
      !typesOf(properties[name] as JsonSchema).includes('null');
    // Administrators may call whatever members may.
    const alone = role === 'administrator' ? names.filter((name) => !isNothing(name)) : [];
    await everywhere(names, alone, (some) =>
      send(JSON.stringify({ ...sample, ...Object.fromEntries(some.map((name) => [name, value])) })),
    );
  }
}

async function tryQueries(spec: EndpointSpec, send: (query: string) => Promise<Answer>): Promise<void> {
  const names = Object.keys(spec.query ? (inputSchema(spec.query).properties ?? {}) : {});
  for (const query of HOSTILE_QUERIES) await send(query);
  const needed = sampleQuery(spec, walk.plausible);
  for (const written of ODD_PARAMETERS)
    await everywhere(names, names, (some) => {
      const others = Object.entries(needed).filter(([name]) => !some.includes(name));
      return send([new URLSearchParams(others), ...some.map(written)].filter(String).join('&'));
    });
}

/** All names at once; those that were not refused then get it alone, where nothing else is wrong. */
async function everywhere(
  names: readonly string[],
  alone: readonly string[],
  send: (some: readonly string[]) => Promise<Answer>,
): Promise<void> {
  if (names.length === 0) return;
  const { status, body } = await send(names);
  const errors = (body?.errors ?? []) as { field: string; path?: string }[];
  // Not for any one of them: by each alone it would be refused alike.
  if (status === 400 && errors.length === 0) return;
  const refused = new Set(errors.map(({ field, path }) => (path ?? field).split(/[.[]/)[0]));
  if (names.length > 1) for (const name of alone) if (!refused.has(name)) await send([name]);
}
