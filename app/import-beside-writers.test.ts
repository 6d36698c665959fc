// An import runs while members post, react and edit: nobody gets a failure, nobody waits in a circle, and all is counted.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discourseExport, post, topic } from '../features/imports/server/testing/made-export.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { type BuiltServer, startBuiltServer } from './testing/built-server.ts';
import { log, setUp, signIn } from './testing/writers.ts';

const TOPICS = 250;
const REPLIES = 9;
const PEOPLE = 60;
const TAGS = ['beeswax', 'clover', 'drones', 'honey', 'linden', 'swarms'];
const WRITERS = 6;

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer();
  await setUp(server);
}, 60_000);
afterAll(() => server?.close());

/** Everybody writes and likes everywhere, so that batches share people, tags and categories. */
function exportWith(replies: number): Promise<string> {
  const by = (number: number) => ({ user_id: 500 + (number % PEOPLE), username: `Keeper${number % PEOPLE}` });
  const topics = Array.from({ length: TOPICS }, (_, at) => {
    const id = at + 1;
    const posts = Array.from({ length: replies + 1 }, (_, nth) =>
      post(id, nth + 1, {
        ...by(id * 7 + nth * 3),
        created_at: '2022-03-01T10:00:00.000Z',
        ...(nth > 2 && { reply_to_post_number: nth - 1 }),
        actions_summary: [{ id: 2, count: 3, users: [1, 2].map((more) => likerOf(id + nth + more)) }],
      }),
    );
    return topic(
      id,
      { tags: [TAGS[at % 6], TAGS[(at + 1 + (at % 4)) % 6]], category_id: 7 + (at % 3) },
      posts,
    );
  });
  return discourseExport(
    topics,
    [7, 8, 9].map((id) => ({ id, name: `Meadow ${id}`, slug: `meadow-${id}` })),
  );
}

function likerOf(number: number): object {
  return { id: 500 + (number % PEOPLE), username: `Keeper${number % PEOPLE}` };
}

function cli(...args: string[]): Promise<{ code: number; printed: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: server.databaseUrl, PARLEY_DATA: server.dataDirectory };
  const file = join(import.meta.dirname, '../dist/server/cli.js');
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
    );
  });
}

interface Members {
  count: number;
  /** Answers that nobody may get. */
  wrong: string[];
  stop(): Promise<void>;
}

async function startMembers(round: string): Promise<Members> {
  let isOver = false;
  const members = { count: 0, wrong: [] as string[] };
  const clients = await Promise.all(Array.from({ length: WRITERS }, () => signIn(server.client())));
  const write = async (client: TestClient, writer: number) => {
    const call = async (...request: Parameters<TestClient['call']>) => {
      const answer = await client.call(...request);
      members.count++;
      if (answer.status >= 500)
        members.wrong.push(`${request[0]} ${request[1]}: ${answer.status} ${answer.text}`);
      return answer.body as Made;
    };
    for (let at = 0; !isOver; at++) await act(call, { round, writer, at });
  };
  const ended = Promise.all(clients.map(write));
  return {
    get count() {
      return members.count;
    },
    wrong: members.wrong,
    async stop() {
      isOver = true;
      await ended;
    },
  };
}

interface Made {
  discussionID?: number;
  commentID?: number;
}
type Call = (...request: Parameters<TestClient['call']>) => Promise<Made>;

/** In what the import writes as well as beside it. */
async function act(call: Call, { round, writer, at }: { round: string; writer: number; at: number }) {
  const words = { body: `${round}, ${writer}, ${at}`, format: 'text' };
  const found = await call('GET', `/discussions?limit=20&sort=${at % 2 ? '' : '-'}discussionID`);
  const discussions: { discussionID: number; categoryID: number }[] = Array.isArray(found) ? found : [];
  const { discussionID = 1, categoryID = 1 } = discussions[(writer + at) % discussions.length] ?? {};
  const name = `${round} ${writer} ${at}`;
  const own = await call('POST', '/discussions', { name, categoryID, ...words });
  const tags = [TAGS[at % 6], TAGS[(at + writer) % 6]].map((tag) => String(tag)).reverse();
  for (const tag of tags) await call('POST', '/tags', { name: tag });
  await call('PUT', `/discussions/${own.discussionID}/tags`, { urlcodes: tags });
  const comment = await call('POST', '/comments', { discussionID, ...words });
  await call('POST', `/discussions/${discussionID}/reactions`, { reactionType: 'like' });
  await call('PATCH', `/comments/${comment.commentID}`, { body: `${words.body}, edited`, format: 'text' });
  if (at % 3 === 0) await call('DELETE', `/comments/${comment.commentID}`);
  if (at % 4 === 0) await call('DELETE', `/discussions/${own.discussionID}`);
  await call('PUT', `/discussions/${discussionID}/bookmark`, { bookmarked: at % 2 === 0 });
  const number = (at * WRITERS + writer) % PEOPLE;
  const person = {
    name: `Keeper${number}`,
    email: `${round}${number}@example.org`,
    password: 'amber kettle 47',
  };
  await call('POST', '/users', person);
}

async function deadlocks(): Promise<number> {
  // Counts are reported when a connection idles: a moment after the last statement.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const { rows } = await server.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0].deadlocks;
}

describe('an import beside people who write', () => {
  it.each([
    ['of a new community', 'first', REPLIES],
    ['of what came to its threads since', 'second', REPLIES + 4],
  ])(
    '%s',
    async (_, round, replies) => {
      const path = await exportWith(replies);
      await writeFile(
        join(path, 'users.json'),
        JSON.stringify([{ id: 501, username: 'Keeper1', badges: ['Basic'] }]),
      );
      const before = await deadlocks();
      const members = await startMembers(round);
      const startedAt = performance.now();
      const { code, printed } = await cli('import', 'discourse', path);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      await members.stop();
      log(`an import ${_}: ${seconds} s beside ${members.count} calls`);
      expect([code, printed]).toEqual([0, printed]);
      expect(members.wrong).toEqual([]);
      expect(members.count).toBeGreaterThan(50);
      expect((await deadlocks()) - before).toBe(0);
      const counters = await cli('recount', '--dry-run');
      expect(counters.printed).toContain('right');
      expect(counters.printed).not.toContain('wrong');
      const { rows } = await server.query(
        `select count(*)::int as count from imported_records where kind in ('posts', 'opening posts')`,
      );
      expect(rows[0].count).toBe(TOPICS * (replies + 1));
    },
    180_000,
  );

  it('is searched and reads as it does without them', async () => {
    const { rows } = await server.query(`
      select count(*)::int as count from comments c join discussions d using (discussion_id)
      where d.date_removed is null and not exists (select from search_documents s where s.record_type = 'comment' and s.record_id = c.comment_id)`);
    expect(rows[0].count).toBe(0);
  });
});
