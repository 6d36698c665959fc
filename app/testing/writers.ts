// Eight who write without pause, each with a key for every post, and who remember what was acknowledged. A call whose
// answer got lost, or that was asked to come again, is sent again with its key, as the page does it.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Delivered } from '../../platform/server/testing/deliver.ts';
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import type { BuiltServer } from './built-server.ts';

export interface Writers {
  /** By the number of the comment, its text. */
  acknowledged: Map<number, string>;
  /** Answers that nobody may get. */
  wrong: string[];
  /** Milliseconds until the next success, counted from this call, or until so many. */
  untilWritten(count?: number): Promise<number>;
  stop(): Promise<void>;
}

const WRITERS = 8;
const PASSWORD = 'amber kettle 47 lantern';
const ACCOUNT = { name: 'Adelina', email: 'adelina@example.org', password: PASSWORD };

export async function setUp(server: BuiltServer): Promise<number> {
  const client = server.client();
  const key = new URL(server.setupUrl as string).searchParams.get('key');
  expect((await client.post('/setup', { key, siteTitle: 'Heather Lane', ...ACCOUNT })).status).toBeLessThan(
    300,
  );
  const post = { name: 'Write here', body: 'All at once.', format: 'text', categoryID: 1 };
  return (await client.post('/discussions', post)).body.discussionID;
}

export function signIn(client: TestClient): Promise<TestClient> {
  return client.signIn(ACCOUNT.email, PASSWORD);
}

/** To the servers in turn. */
export async function startWriters(
  servers: readonly BuiltServer[],
  discussionID: number,
  round: string,
): Promise<Writers> {
  const acknowledged = new Map<number, string>();
  const wrong: string[] = [];
  let isOver = false;
  let lastAt = 0;
  const write = async (client: TestClient, at: number) => {
    for (let number = 0; !isOver; number++) {
      const body = `${round}, writer ${at}, number ${number}`;
      const posted = await postUntilAnswered(client, { discussionID, body, format: 'text' }, () => isOver);
      if (!posted) return;
      if (posted.status === 201) {
        acknowledged.set(posted.body.commentID, body);
        lastAt = performance.now();
      }
    }
  };
  const postUntilAnswered = async (client: TestClient, post: object, isDone: () => boolean) => {
    const key = randomUUID();
    for (;;) {
      const answer = await client
        .call('POST', '/comments', post, { 'idempotency-key': key })
        .catch(() => undefined);
      if (answer) note(answer);
      if (answer && answer.status !== 503 && !isRunning(answer)) return answer;
      if (isDone()) return undefined;
      await sleep(50);
    }
  };
  const note = ({ status, text }: Pick<Delivered, 'status' | 'text'>) => {
    if (status !== 503 && (status < 200 || status >= 500)) wrong.push(`${status} ${text.slice(0, 300)}`);
  };
  const clients = await Promise.all(
    Array.from({ length: WRITERS }, (_, at) =>
      signIn((servers[at % servers.length] as BuiltServer).client()),
    ),
  );
  const ended = Promise.all(clients.map(write));
  return {
    acknowledged,
    wrong,
    async untilWritten(count = 1) {
      const since = performance.now();
      const before = acknowledged.size;
      await until(() => acknowledged.size >= before + count, 40_000);
      return lastAt - since;
    },
    async stop() {
      isOver = true;
      await ended;
    },
  };
}

function isRunning({ status, body }: { status: number; body: { code?: string } }): boolean {
  return status === 409 && body?.code === 'idempotency.running';
}

export async function until(isSo: () => boolean | Promise<boolean>, milliseconds = 20_000): Promise<void> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(20))
    if (await isSo()) return;
  expect(await isSo(), 'in time').toBe(true);
}

/** What was acknowledged is there as it was written, and nothing is there twice. */
export async function expectAllStored(
  server: Pick<BuiltServer, 'query'>,
  { acknowledged }: Writers,
): Promise<void> {
  const { rows } = await server.query('select comment_id, body from comments where comment_id = any($1)', [
    [...acknowledged.keys()],
  ]);
  expect(new Map(rows.map((row) => [row.comment_id, row.body]))).toEqual(acknowledged);
  const { rows: twice } = await server.query('select body from comments group by body having count(*) > 1');
  expect(twice).toEqual([]);
}

/** All jobs that are due are done within a minute. */
export async function expectJobsDone(server: Pick<BuiltServer, 'query'>): Promise<void> {
  let left: unknown[] = [];
  const isDone = async () => {
    ({ rows: left } = await server.query(`
      select task_identifier, attempts, locked_by, locked_at, run_at, last_error from graphile_worker.jobs
      where run_at <= now() and task_identifier <> 'remove-expired'`));
    return left.length === 0;
  };
  await until(isDone, 60_000).catch(() => expect(left).toEqual([]));
}

/** Beside the tests, for whoever wants to know how it went. */
export function log(line: string): void {
  process.stdout.write(`${line}\n`);
}
