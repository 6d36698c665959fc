// What was answered with success is there after any crash, once and whole; and an orderly end loses nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { type BuiltServer, startBuiltServer } from './testing/built-server.ts';
import { recount } from './testing/recount.ts';

const PASSWORD = 'amber kettle 47 lantern';
const WRITERS = 8;

let server: BuiltServer;
let discussionID: number;
beforeAll(async () => {
  server = await startBuiltServer();
  const client = server.client();
  const key = new URL(server.setupUrl as string).searchParams.get('key');
  const account = { name: 'Adelina', email: 'adelina@example.org', password: PASSWORD };
  const setUp = await client.post('/setup', { key, siteTitle: 'Heather Lane', ...account });
  expect(setUp.status).toBeLessThan(300);
  const post = { name: 'Write here', body: 'All at once.', format: 'text', categoryID: 1 };
  discussionID = (await client.post('/discussions', post)).body.discussionID;
}, 60_000);
afterAll(() => server?.close());

interface Posted {
  stored: Map<number, string>;
  /** Answers other than success; a broken connection is none. */
  refused: string[];
}

/** Writers that go on until the server is gone. */
function write(round: string): { posted: Posted; ended: Promise<unknown> } {
  const posted: Posted = { stored: new Map(), refused: [] };
  const writer = async (at: number) => {
    const client = await server.client().signIn('adelina@example.org', PASSWORD);
    for (let number = 0; ; number++) {
      const body = `${round}, writer ${at}, number ${number}`;
      const answer = await sent(client, body);
      if (!answer) return;
      if (answer.status === 201) posted.stored.set(answer.body.commentID, body);
      else posted.refused.push(`${answer.status} ${answer.text}`);
    }
  };
  const ended = Promise.all(Array.from({ length: WRITERS }, (_, at) => writer(at)));
  return { posted, ended };
}

function sent(client: TestClient, body: string) {
  return client.post('/comments', { discussionID, body, format: 'text' }).catch(() => undefined);
}

async function until(isSo: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 400 && !isSo(); attempt++)
    await new Promise((resolve) => setTimeout(resolve, 25));
  expect(isSo()).toBe(true);
}

async function expectAllStored({ stored }: Posted): Promise<void> {
  const { rows } = await server.query('select comment_id, body from comments where comment_id = any($1)', [
    [...stored.keys()],
  ]);
  expect(new Map(rows.map((row) => [row.comment_id, row.body]))).toEqual(stored);
  const { rows: twice } = await server.query('select body from comments group by body having count(*) > 1');
  expect(twice).toEqual([]);
}

describe('a server', () => {
  it('that is killed keeps everything it acknowledged, and its counters', async () => {
    for (const round of ['first', 'second']) {
      const { posted, ended } = write(round);
      await until(() => posted.stored.size > 40);
      server.process.kill('SIGKILL');
      await ended;
      await server.startAgain();
      await expectAllStored(posted);
      expect(posted.refused).toEqual([]);
    }
    const counters = await recount(server, '--dry-run');
    expect(counters).toContain('right');
    expect(counters).not.toContain('wrong');
    const { rows } = await server.query(
      'select count_comments, (select count(*)::int from comments) as counted from discussions where discussion_id = $1',
      [discussionID],
    );
    expect(rows[0].count_comments).toBe(rows[0].counted);
  }, 60_000);

  it('that is asked to end finishes what it began, and ends well', async () => {
    const { posted, ended } = write('orderly');
    await until(() => posted.stored.size > 20);
    const startedAt = Date.now();
    server.process.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    await ended;
    await server.startAgain();
    await expectAllStored(posted);
    // Whoever comes while it ends gets a 503; nobody gets a failure.
    expect(posted.refused.filter((answer) => !answer.startsWith('503'))).toEqual([]);
  }, 60_000);
});
