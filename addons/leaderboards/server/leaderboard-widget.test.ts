// The widget "Leaderboard": each of its settings narrows what it shows, as the sheet of widgets names them.
import { sql } from '@parley/addon-api';
import {
  countedCommunity,
  discussionBy,
  done,
  onHomeOf,
  putOnHome,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';
import { leaderboardRecounts } from './leaderboards.recounts.ts';

const test = countedCommunity({ withJobs: true });
let people: Record<'old' | 'one' | 'two', TestMember>;
let roleID: number;
let categoryID: number;

/** The first has least, and had it long ago. */
beforeAll(async () => {
  await test.admin.client.patch('/addons/leaderboards', { enabled: true });
  const [old, one, two] = [
    await signedIn(test, 'Old'),
    await signedIn(test, 'One'),
    await signedIn(test, 'Two'),
  ];
  people = { old, one, two };
  const role = { name: 'Picked', permissions: [{ type: 'global', permissions: { 'session.valid': true } }] };
  roleID = (await done(test.admin.client.post('/roles', role))).roleID;
  await done(test.admin.client.patch(`/users/${one.userID}`, { roleID: [8, roleID] }));
  categoryID = (await done(test.admin.client.post('/categories', { name: 'Hive', urlcode: 'hive' })))
    .categoryID;
  const awards = [
    { userID: old.userID, daysAgo: 40, categoryID: 0, points: 1 },
    { userID: one.userID, daysAgo: 0, categoryID, points: 2 },
    { userID: two.userID, daysAgo: 0, categoryID: 0, points: 3 },
  ];
  for (const [at, { userID, daysAgo, points, ...given }] of awards.entries())
    await test.site.database.execute(sql`
      insert into leaderboard_awards (source, record_id, user_id, day, category_id, points)
      values ('test', ${at + 1}, ${userID}, (now() at time zone 'UTC')::date - ${daysAgo}::int, ${given.categoryID}, ${points})`);
  for (const recount of leaderboardRecounts) await recount.run(test.site.database, false);
  test.site.invalidate(['*']);
});

interface Shown {
  title: string;
  counted: string;
  apiParams: Record<string, unknown>;
  leaders: { user: { name: string }; points: number }[];
}

async function shown(given: Record<string, unknown>): Promise<Shown | undefined> {
  await putOnHome(test.admin.client, [{ $hydrate: 'react.leaderboard', ...given }]);
  return (await onHomeOf(test.member.client, 'LeaderboardWidget'))[0] as Shown | undefined;
}
const namesOf = async (apiParams: Record<string, unknown>) =>
  (await shown({ apiParams: { leaderboardType: 'periodPoints', slotType: 'a', ...apiParams } }))?.leaders.map(
    ({ user }) => user.name,
  );

it.each([
  ['ever', {}, ['Two', 'One', 'Old']],
  ['of today', { slotType: 'd' }, ['Two', 'One']],
  ['so many', { limit: 1 }, ['Two']],
  ['of no section but the one that there is', { siteSectionID: '0' }, ['Two', 'One', 'Old']],
])('shows who leads: %s', async (_, apiParams, names) => {
  expect(await namesOf(apiParams)).toEqual(names);
});

it('shows those of a category and of roles, or without them, and nothing where nobody leads', async () => {
  expect(await namesOf({ categoryID })).toEqual(['One']);
  expect(await namesOf({ includedRoleIDs: [roleID] })).toEqual(['One']);
  expect(await namesOf({ excludedRoleIDs: [roleID] })).toEqual(['Two', 'Old']);
  expect(await namesOf({ includedRoleIDs: [roleID], excludedRoleIDs: [roleID] })).toBeUndefined();
});

it('counts posts of the last month where it says nothing, and answers members with their points', async () => {
  await discussionBy(people.old.client);
  const given = await shown({});
  expect(given?.apiParams).toMatchObject({ leaderboardType: 'posts', slotType: 'm', limit: 10 });
  expect(given?.leaders).toEqual([
    { user: expect.objectContaining({ name: 'Old', userID: people.old.userID }), points: 1 },
  ]);
  expect(given?.title).toBe('Most Active Members');
  expect((await shown({ titleType: 'static', title: 'Busy bees' }))?.title).toBe('Busy bees');
});

it.each([
  ['limit', 0],
  ['limit', 101],
  ['slotType', 'x'],
  ['leaderboardType', 'nothing'],
])('is refused with %s %s', async (name, value) => {
  const layout = { apiParams: { [name]: value } };
  await expect(shown(layout)).rejects.toThrow();
});
