// Many who write at once, into the same places: nobody waits in a circle, and all of it is counted.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { miscounted } from '../features/comments/server/testing/comments.ts';
import {
  type Community,
  community,
  discussionBy,
  withoutFloodLimits,
} from '../features/discussions/server/testing/community.ts';
import { signedIn } from '../features/users/server/testing/members.ts';
import { sql } from '../platform/server/db/sql.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';

let test: Community;
beforeAll(async () => {
  test = await community();
  await withoutFloodLimits(test);
});
afterAll(() => test?.close());

/** Deadlocks that the database has ended, those included that were tried again. */
async function deadlocks(): Promise<number> {
  // Counts are reported when a connection idles: a moment after the last statement.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const row = await test.site.database.row<{ deadlocks: number }>(sql`
    select deadlocks::int from pg_stat_database where datname = current_database()`);
  return row?.deadlocks ?? -1;
}

/** Each writer posts a discussion, then comments, one after the other; answers the statuses. */
async function post(writers: readonly TestClient[], rounds: number): Promise<number[]> {
  const threads = await Promise.all(writers.map((client) => discussionBy(client)));
  const shared = threads[0]?.discussionID;
  const statuses = await Promise.all(
    writers.map(async (client, writer) => {
      const own: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const words = { body: `Round ${round} of ${writer}, ${Math.random()}`, format: 'text' };
        const answer =
          round % 3 === 0
            ? await client.post('/discussions', { name: `Thread ${round}`, categoryID: 1, ...words })
            : await client.post('/comments', {
                discussionID: round % 3 === 1 ? shared : threads[writer]?.discussionID,
                ...words,
              });
        own.push(answer.status);
      }
      return own;
    }),
  );
  return statuses.flat();
}

async function measured(name: string, writers: readonly TestClient[], rounds: number): Promise<void> {
  const before = await deadlocks();
  const startedAt = performance.now();
  const statuses = await post(writers, rounds);
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`${name}: ${(statuses.length / seconds).toFixed(0)} posts a second\n`);
  expect(statuses.filter((status) => status !== 201)).toEqual([]);
  expect((await deadlocks()) - before).toBe(0);
}

describe('discussions and comments at the same time', () => {
  it('by six writers of one account', async () => {
    await measured(
      'six writers of one account',
      Array.from({ length: 6 }, () => test.member.client),
      12,
    );
  }, 180_000);

  it('by sixteen writers of eight accounts in one category', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `Writer ${'ABCDEFGH'[at]}`);
    const members: TestClient[] = [];
    for (const name of names) members.push((await signedIn(test, name.replace(' ', ''), 'member')).client);
    await measured('sixteen writers of eight accounts', [...members, ...members], 12);
  }, 180_000);

  it('leave every counter as a recount finds it', async () => expect(await miscounted(test)).toEqual([]));
});
