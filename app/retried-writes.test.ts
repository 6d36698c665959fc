// A server that is killed amid writes: whoever sends an unanswered one again, with its key, gets its outcome.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient, TestResponse } from '../platform/server/testing/test-client.ts';
import { type BuiltServer, startBuiltServer } from './testing/built-server.ts';

const PASSWORD = 'amber kettle 47 lantern';
const WRITERS = 6;
/** More of them by hand: PARLEY_TEST_KILLS=20. */
const ROUNDS = Number(process.env.PARLEY_TEST_KILLS ?? 3);

let server: BuiltServer;
let discussionID: number;
beforeAll(async () => {
  server = await startBuiltServer();
  const client = server.client();
  const key = new URL(server.setupUrl as string).searchParams.get('key');
  const account = { name: 'Adelina', email: 'adelina@example.org', password: PASSWORD };
  expect((await client.post('/setup', { key, siteTitle: 'Heather Lane', ...account })).status).toBeLessThan(
    300,
  );
  const post = { name: 'Write here', body: 'All at once.', format: 'text', categoryID: 1 };
  discussionID = (await client.post('/discussions', post)).body.discussionID;
}, 60_000);
afterAll(() => server?.close());

interface Write {
  key: string;
  path: string;
  body: Record<string, unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of two endpoints.
type Answer = TestResponse<any>;

function writeOf(round: number, writer: number, number: number): Write {
  const words = `Round ${round}, writer ${writer}, number ${number}.`;
  const key = words.replace(/\W+/g, '-');
  return number % 3 === 0
    ? { key, path: '/discussions', body: { name: words, body: words, format: 'text', categoryID: 1 } }
    : { key, path: '/comments', body: { discussionID, body: words, format: 'text' } };
}

function send(client: TestClient, { path, body, key }: Write): Promise<Answer | undefined> {
  return client.call('POST', path, body, { 'idempotency-key': key }).catch(() => undefined);
}

/** Goes on until the server is gone; answers what was not answered. */
async function writeUntilCut(round: number, writer: number, answered: () => void): Promise<Write> {
  const client = await server.client().signIn('adelina@example.org', PASSWORD);
  for (let number = 0; ; number++) {
    const write = writeOf(round, writer, number);
    const answer = await send(client, write);
    if (!answer) return write;
    expect([write.key, answer.status]).toEqual([write.key, 201]);
    answered();
  }
}

it('answers each write that is sent again, and has made each once', async () => {
  const reported: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    let answers = 0;
    const writers = Array.from({ length: WRITERS }, (_, at) =>
      writeUntilCut(round, at, () => void answers++),
    );
    const enough = 12 + Math.floor(Math.random() * 12);
    for (let wait = 0; wait < 600 && answers < enough; wait++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    server.process.kill('SIGKILL');
    const cut = await Promise.all(writers);
    await server.startAgain();
    const client = await server.client().signIn('adelina@example.org', PASSWORD);
    for (const answer of await Promise.all(cut.map((write) => send(client, write))))
      reported.push(answer?.status ?? 0);
  }
  expect(reported).toEqual(Array.from({ length: ROUNDS * WRITERS }, () => 201));
  const { rows } = await server.query(
    'select body from (select body from comments union all select body from discussions) posts group by body having count(*) > 1',
  );
  expect(rows).toEqual([]);
}, 300_000);
