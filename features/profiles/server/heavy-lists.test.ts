// What adds up or counts rows without a bound takes turns with searches: where all turns are taken, it is asked to come back.
import { afterEach, expect, it } from 'vitest';
import { takeAllTurns } from '../../../platform/server/testing/take-all-turns.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();
let giveBack = () => {};
afterEach(() => giveBack());

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
    giveBack = await takeAllTurns(test);
    const refused = await client.get(path);
    expect([refused.status, refused.body.code]).toEqual([503, 'busy']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    giveBack();
    expect((await client.get(path)).status).toBe(200);
  },
  30_000,
);
