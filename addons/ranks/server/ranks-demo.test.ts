// The ranks of the demo: its people have them, nobody may do more by them, and they go without those of the site.
import { countedCommunity, discussionBy, signedIn } from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';
import { rankContent } from '../demo/ranks.demo.ts';
import { addRank, rankOf } from './testing/rank-calls.ts';

const test = countedCommunity();
beforeAll(async () => {
  await test.admin.client.patch('/addons/ranks', { enabled: true });
});

it('are given and come to, grant nothing, leave levels that are taken, and go alone', async () => {
  const keys = ['wren', 'femi', 'ottilie'];
  const people = await Promise.all(keys.map((name) => signedIn(test, name)));
  const userIDs = new Map(keys.map((key, at) => [key, people[at]?.userID ?? 0]));
  const own = await addRank(test, 102, { criteria: { manual: true } });
  const rest = { discussionIDs: new Map(), commentIDs: new Map(), now: Date.now() };
  await test.site.database.transaction((tx) => rankContent.write(tx, { userIDs, ...rest }));
  test.site.invalidate(['*']);
  const { body: ranks } = await test.admin.client.get('/ranks');
  expect(ranks.map(({ name, level }: { name: string; level: number }) => [level, name])).toEqual([
    [101, 'First shavings (demo)'],
    [102, 'Rank 102'],
    [103, 'Old timber (demo)'],
    [104, 'Holds a key (demo)'],
  ]);
  expect(ranks.map(({ abilities }: { abilities: object }) => abilities)).toEqual([{}, {}, {}, {}]);
  expect(ranks[3]).toMatchObject({ cssClass: 'rank-accent', criteria: { manual: true } });
  for (const { userID } of people) expect(await rankOf(test, userID)).toBe(ranks[3].rankID);
  const { url } = await discussionBy(test.member.client);
  expect(await rankOf(test, test.member.userID)).toBe(ranks[0].rankID);
  expect((await test.other.client.page(new URL(url).pathname)).text).toContain('First shavings');
  await test.site.database.transaction(
    (tx) => rankContent.remove?.(tx, [...userIDs.values()]) ?? Promise.resolve([]),
  );
  test.site.invalidate(['*']);
  expect((await test.admin.client.get('/ranks')).body).toMatchObject([{ rankID: own }]);
  expect(await rankOf(test, test.member.userID)).toBeUndefined();
});
