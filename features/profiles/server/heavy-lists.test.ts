// What adds up or counts rows without a bound takes turns with searches: where all turns are taken, it is asked to come back.
import { afterEach, expect, it } from 'vitest';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();
let release = () => {};
afterEach(() => release());

/** Nobody else gets a turn until it is given back. */
async function takeAllTurns(): Promise<void> {
  const ctx = { setting: <T>() => 1 as T, viewer: { isGuest: false } };
  await new Promise<void>((resolve) => {
    void test.site.heavyReads.run(ctx, () => {
      resolve();
      return new Promise<void>((done) => {
        release = done;
      });
    });
  });
}

it.each([
  '/users/leaders?leaderboardType=posts&slotType=a',
  '/users?sort=-countPosts',
  '/posts?roleIDs=8',
  '/site-totals?counts=all',
])(
  '%s takes a turn',
  async (path) => {
    const { client } = test.member;
    await test.admin.client.patch('/config', { 'heavyReads.atOnce': 1 });
    await takeAllTurns();
    const refused = await client.get(path);
    expect([refused.status, refused.body.code]).toEqual([503, 'busy']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    release();
    expect((await client.get(path)).status).toBe(200);
  },
  30_000,
);
