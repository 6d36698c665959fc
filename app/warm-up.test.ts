// A server makes the first pages before it listens: nobody waits for what only the first page of a process costs.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { discussion, done, type Person, setUp } from '../e2e/small-site.ts';
import { type BuiltServer, startBuiltServer } from './testing/built-server.ts';

let server: BuiltServer;
let admin: Person;

beforeAll(async () => {
  server = await startBuiltServer({ PARLEY_LOG_LEVEL: 'info' }, { isMigrated: true });
  admin = await setUp(server);
  await discussion(admin, 'How do bees find their way?', 1);
}, 60_000);

afterAll(() => server?.close());

/** Those that were answered before the server listened. */
function answeredAtStart(): { route: string; status: number }[] {
  const lines = server
    .printed()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  const listening = lines.findIndex(({ msg }) => msg?.startsWith('Server listening'));
  expect(listening).toBeGreaterThan(0);
  return lines
    .slice(0, listening)
    .filter(({ route }) => route !== undefined)
    .map(({ route, status }) => ({ route, status }));
}

it('makes home, lists and the newest threads, and counts nobody as a visitor', {
  timeout: 60_000,
}, async () => {
  await server.startAgain();
  expect(answeredAtStart()).toEqual([
    { route: '/', status: 200 },
    { route: 'page', status: 200 },
    { route: 'page', status: 200 },
    { route: '/api/v2/discussions', status: 200 },
    { route: 'page', status: 200 },
  ]);
  // What was counted is written when it ends.
  await server.startAgain();
  expect((await server.query('select * from page_views')).rows).toEqual([]);
});

it('starts as well where guests may see nothing', { timeout: 60_000 }, async () => {
  await done(admin.client.patch('/config', { 'garden.privateCommunity': true }));
  await server.startAgain();
  expect(answeredAtStart().map(({ status }) => status >= 500)).not.toContain(true);
  expect((await server.client().page('/discussions')).status).toBe(403);
});
