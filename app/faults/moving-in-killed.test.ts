// The server is killed while an export is looked through, and while it is brought in: what was begun in the browser goes on
// by itself after the next start, and everything is there once.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportRunView } from '../../features/moving-in/moving-in.contract.ts';
import { upload } from '../../features/moving-in/server/testing/packed.ts';
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import { type BuiltServer, exitOf, startBuiltServer } from '../testing/built-server.ts';
import { setUp, signIn, until } from '../testing/writers.ts';

const TOPICS = 4000;
const POSTS = 3;

let server: BuiltServer;
let client: TestClient;
beforeAll(async () => {
  server = await startBuiltServer({}, { isMigrated: true });
  await setUp(server);
  client = await signIn(server.client());
}, 90_000);
afterAll(() => server?.close(), 30_000);

/** An export of Discourse, a topic a line. */
function topics(): Buffer {
  const lines = Array.from({ length: TOPICS }, (_, at) => {
    const posts = Array.from({ length: POSTS }, (_, number) => ({
      id: at * POSTS + number + 1,
      post_number: number + 1,
      username: `keeper${(at + number) % 50}`,
      created_at: '2024-03-01T10:00:00.000Z',
      cooked: `<p>About kiln number ${at}, said ${number}.</p>`,
      reads: 1,
    }));
    return JSON.stringify({
      id: at + 1,
      title: `Kiln number ${at}`,
      created_at: '2024-03-01T10:00:00.000Z',
      category_id: 1,
      post_stream: { posts },
    });
  });
  return Buffer.from(lines.join('\n'));
}

const run = async (id: number): Promise<ImportRunView> => (await client.get(`/import-runs/${id}`)).body;
const discussions = async (): Promise<number> =>
  (await server.query("select count(*)::int as count from discussions where name like 'Kiln %'")).rows[0]
    .count;

async function killAndStart(): Promise<void> {
  server.process.kill('SIGKILL');
  await exitOf(server.process);
  await server.startAgain();
}

it('goes on after the server was killed twice, and has everything once', async () => {
  const id = await upload(client, 'kilns.ndjson', topics(), 400_000);
  expect((await client.post(`/import-runs/${id}/inspection`)).body.status).toBe('inspecting');
  await killAndStart();
  await until(async () => (await run(id)).status === 'inspected', 90_000);
  expect((await run(id)).preview?.kinds).toContainEqual(
    expect.objectContaining({ kind: 'topics', found: TOPICS, comes: TOPICS }),
  );

  await client.post(`/import-runs/${id}/start`, { source: 'kilns.example.org' });
  await until(async () => (await discussions()) > 0, 60_000);
  server.process.kill('SIGKILL');
  await exitOf(server.process);
  // Its process ends with it: nobody would hear what comes of it.
  await sleep(1000);
  const left = await discussions();
  await sleep(1000);
  expect(await discussions()).toBe(left);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(TOPICS);

  await server.startAgain();
  expect((await run(id)).status).toBe('importing');
  await until(async () => (await run(id)).status === 'done', 200_000);
  const { report, problem } = await run(id);
  expect(problem).toBeNull();
  expect(await discussions()).toBe(TOPICS);
  const { rows } = await server.query(
    `select (select count(distinct name)::int from discussions where name like 'Kiln %') as names,
       (select count(*)::int from comments) as comments, (select count(distinct body)::int from comments) as bodies`,
  );
  expect(rows).toEqual([{ names: TOPICS, comments: TOPICS * (POSTS - 1), bodies: TOPICS * (POSTS - 1) }]);
  expect(report?.kinds).toContainEqual(
    expect.objectContaining({ kind: 'topics', imported: TOPICS, rejected: 0 }),
  );
}, 480_000);
