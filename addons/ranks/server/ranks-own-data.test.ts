// What ranks store of a member: one row for each that they came to, in the archive of their own data, and gone with their account.
import { sql } from '@parley/addon-api';
import {
  commentOn,
  countedCommunity,
  discussionBy,
  done,
  jobsDone,
  ownArchive,
  recordsIn,
  signedIn,
} from '@parley/addon-api/testing';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { addRank, deleteRanks } from './testing/rank-calls.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/ranks', { enabled: true });
});
afterEach(() => deleteRanks(test));

it('of fifty comments at once that bring a rank makes one row, and tells of it once', async () => {
  const member = await signedIn(test, 'Manybee');
  const { discussionID } = await discussionBy(member.client);
  const rankID = await addRank(test, 3, { criteria: { posts: 10 }, notificationBody: 'Ten hives.' });
  await Promise.all(Array.from({ length: 50 }, () => commentOn(member.client, discussionID)));
  await jobsDone(test);
  const arrivals = await test.site.database.rows(sql`
    select rank_id from rank_arrivals where user_id = ${member.userID}`);
  expect(arrivals).toEqual([{ rank_id: rankID }]);
  const notified = (await member.client.get('/notifications')).body.filter(
    ({ activityType }: { activityType: string }) => activityType === 'RankMessage',
  );
  expect(notified.map(({ body }: { body: string }) => body)).toEqual(['<strong>Ten hives.</strong>']);
}, 60_000);

it('given fifty times at once by hand is one row', async () => {
  const member = await signedIn(test, 'Handbee');
  const ranks = [await addRank(test, 4, { criteria: { manual: true } })];
  ranks.push(await addRank(test, 5, { criteria: { manual: true } }));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      test.admin.client.put(`/users/${member.userID}/rank`, { rankID: ranks[at % 2] }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const held = await test.site.database.rows(sql`
    select from rank_members where user_id = ${member.userID}`);
  expect(held).toHaveLength(1);
});

it('is in the archive of a member, and goes with their account', async () => {
  const member = await signedIn(test, 'Ownbee');
  const given = await addRank(test, 7, {
    criteria: { manual: true },
    notificationBody: 'You keep the keys.',
  });
  await done(test.admin.client.put(`/users/${member.userID}/rank`, { rankID: given }));
  await jobsDone(test);
  const archive = await ownArchive(test, member);
  const rank = { rank_id: given, name: 'Rank 7', user_title: 'Keeper of 7' };
  expect(recordsIn(archive, 'ranks')).toMatchObject([rank]);
  expect(recordsIn(archive, 'ranks-reached')).toMatchObject([{ ...rank, body: 'You keep the keys.' }]);

  const { text } = await test.admin.client.get(`/users/${member.userID}/erasure`);
  for (const part of ['ranksGiven', 'ranksReached']) expect(text).toContain(part);
  await done(test.admin.client.delete(`/users/${member.userID}`, { deleteMethod: 'delete' }));
  const rows = () =>
    test.site.database.row(sql`
      select (select count(*)::int from rank_members where user_id = ${member.userID}) as given,
        (select count(*)::int from rank_arrivals where user_id = ${member.userID}) as reached`);
  await expect.poll(rows, { timeout: 20_000 }).toEqual({ given: 0, reached: 0 });
});
