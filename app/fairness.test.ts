// One member sends all the heavy work that the limits allow, from several connections: others go on reading and posting. What
// one thing holds the serving thread for is measured in its own processor time; times of answers are printed.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comment, discussion, done, type Person, person, setUp } from '../e2e/small-site.ts';
import { MAX_BODY_LENGTH } from '../platform/contract/body-fields.ts';
import type { TestResponse } from '../platform/server/testing/test-client.ts';
import { type BuiltServer, freePort, startBuiltServer } from './testing/built-server.ts';
import { longestTask } from './testing/longest-task.ts';
import { PATHOLOGICAL } from './testing/pathological-bodies.ts';

/** One request holds the thread that serves no longer, in time of its processor. */
const MOST_HELD_MS = 150;
const SECONDS = Number(process.env.PARLEY_TEST_SECONDS ?? 8);
const CONNECTIONS = 6;

let server: BuiltServer;
let metricsPort: number;
let heavy: Person;
let admin: Person;
let threadUrl: string;
let discussionID: number;

beforeAll(async () => {
  metricsPort = await freePort();
  server = await startBuiltServer({ PARLEY_METRICS_PORT: String(metricsPort) }, { isMigrated: true });
  admin = await setUp(server);
  await done(admin.client.patch('/config', { 'vanilla.comment.maxLength': 100_000 }));
  heavy = await person(server, admin, 'Heaviside');
  const thread = await discussion(admin, 'Where everybody writes', 1);
  ({ discussionID } = thread);
  threadUrl = new URL(thread.url).pathname;
  for (let at = 0; at < 40; at++) await comment(admin, discussionID, `Reply ${at} about bees and gardens.`);
}, 120_000);
afterAll(() => server?.close());

type Call = () => Promise<TestResponse>;

function heavyCalls(at: number): Call[] {
  const { client } = heavy;
  const bodies = PATHOLOGICAL.markdown.slice(-12);
  const slow = (round: number) => bodies[round % bodies.length]?.of(MAX_BODY_LENGTH) ?? '';
  const long = `${'Words about bees and gardens, and more of them. '.repeat(2000)}${at}`.slice(-99_000);
  return [
    () => client.post('/bodies/preview', { body: slow(at), format: 'markdown' }),
    () => client.post('/comments', { body: `${long} ${Math.random()}`, format: 'markdown', discussionID }),
    () => client.post('/rich/quote', { body: slow(at + 1), format: 'markdown' }),
    () => client.get('/search?query=bees+gardens+reply&limit=100&expand=all'),
    () => client.get('/discussions?limit=100&expand=all'),
    () => client.get('/users/by-names?name=*&order=dateLastActive&limit=100'),
    () => client.get('/posts?roleIDs=8&limit=100&expand=all'),
  ];
}

/** One after the other from each connection, as fast as they are answered; answers how often each status came. */
async function storm(until: () => boolean): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const connection = async (at: number) => {
    const calls = heavyCalls(at);
    for (let round = at; !until(); round++) {
      const { status } = await (calls[round % calls.length] as Call)();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // What is refused comes back at once: not even a script asks without any pause.
      if (status === 429 || status === 503) await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => connection(at)));
  return statuses;
}

interface Used {
  times: number[];
  statuses: number[];
}

async function useUntil(isOver: () => boolean, pause: number, call: Call): Promise<Used> {
  const used: Used = { times: [], statuses: [] };
  while (!isOver()) {
    const startedAt = performance.now();
    const { status } = await call();
    used.times.push(performance.now() - startedAt);
    used.statuses.push(status);
    await sleep(pause);
  }
  return used;
}

async function page(path: string): Promise<TestResponse> {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, text: await answer.text(), body: undefined } as unknown as TestResponse;
}

it('answers others while one member asks for all that the limits allow', async () => {
  let isOver = false;
  const over = () => isOver;
  // Of their own at every try: who posts much in a minute waits, and the same words twice are refused.
  const ordinary = await person(server, admin, `Orla${Math.round(performance.now())}`);
  const message = () => `In between, at ${performance.now()}.`;
  // The first requests compile what they meet, pages as well.
  for (const call of heavyCalls(0)) await call();
  for (const path of ['/discussions', threadUrl]) await page(path);
  await longestTask(metricsPort);
  const storming = storm(over);
  const using = {
    health: useUntil(over, 20, () => page('/healthz')),
    list: useUntil(over, 100, () => page('/discussions')),
    thread: useUntil(over, 100, () => page(threadUrl)),
    'own state': useUntil(over, 200, () => ordinary.client.get('/users/me')),
    post: useUntil(over, 2000, () =>
      ordinary.client.post('/comments', { body: message(), format: 'text', discussionID }),
    ),
  };
  await sleep(SECONDS * 1000);
  isOver = true;
  const statuses = await storming;
  const held = await longestTask(metricsPort);
  process.stdout.write(`heavy: ${JSON.stringify([...statuses])}; longest task ${held} ms\n`);
  for (const [name, use] of Object.entries(using)) {
    const { times, statuses: answered } = await use;
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    process.stdout.write(`${name}: ${sorted.length}, p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms\n`);
    expect([name, answered.filter((status) => status >= 300)]).toEqual([name, []]);
    // Far above what a busy machine takes, far below what a server that works through a queue would.
    expect([name, at(0.5) < 5000]).toEqual([name, true]);
  }
  expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(CONNECTIONS);
  expect(held).toBeLessThanOrEqual(MOST_HELD_MS);
}, 120_000);
