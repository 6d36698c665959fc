// A badge is shown to everybody, so that it tells of nothing that not everybody sees: what was written in a secret group or in a
// private category brings none, neither right after it nor when all are asked anew.
import { makeContext, sql, systemViewer } from '@parley/addon-api';
import {
  commentOn,
  countedCommunity,
  discussionBy,
  done,
  jobsDone,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { awardBadges } from './award.ts';
import { addBadge, badgesOf, countOf, pointsOf } from './testing/badge-calls.ts';

const test = countedCommunity({ withJobs: true });
const THRESHOLD = 3;
const LEADERS = '/users/leaders?leaderboardType=reputation&slotType=a';
const names: Record<string, string> = {};
let ofComments: { path: string; name: string };
let groupCategoryID: number;
let privateCategoryID: number;
let roleID: number;
let groupID: number;

beforeAll(async () => {
  const { client } = test.admin;
  for (const addon of ['badges', 'groups']) await done(client.patch(`/addons/${addon}`, { enabled: true }));
  const group = await done(client.post('/groups', { name: 'Friends of nobody', privacy: 'secret' }));
  ({ categoryID: groupCategoryID, groupID } = group);
  const category = { name: 'Cellar', urlcode: 'cellar', customPermissions: true };
  privateCategoryID = (await done(client.post('/categories', category))).categoryID;
  roleID = (await done(client.post('/roles', { name: 'Cellar people' }))).roleID;
  const permissions = { 'discussions.view': true, 'discussions.add': true, 'comments.add': true };
  await done(
    client.patch(`/roles/${roleID}/permissions`, [{ type: 'category', id: privateCategoryID, permissions }]),
  );
  for (const statistic of ['comments', 'discussions', 'posts', 'reactionsGiven', 'reactionsReceived']) {
    const badge = await addBadge(test, { statistic, threshold: THRESHOLD, points: 7 });
    names[statistic] = badge.name;
    if (statistic === 'comments') ofComments = badge;
  }
  const streak = await addBadge(test, { statistic: 'streak', threshold: 2 });
  names.streak = streak.name;
  const points = await addBadge(test, { statistic: 'points', threshold: 3 });
  names.points = points.name;
  await jobsDone(test);
});

/** Theirs among those of this test: by the listeners first, then as the job does that asks everybody. */
async function earned(member: TestMember): Promise<string[][]> {
  const own = async () => {
    const held = await badgesOf(test.admin.client, member.userID);
    return Object.keys(names)
      .filter((statistic) => held.includes(names[statistic] ?? ''))
      .sort();
  };
  await jobsDone(test);
  const byEvents = await own();
  await awardBadges(await makeContext(test.site, systemViewer()), [member.userID]);
  return [byEvents, await own()];
}

/** Takes part in both. */
async function insider(name: string): Promise<TestMember> {
  const member = await signedIn(test, name);
  await done(test.admin.client.patch(`/users/${member.userID}`, { roleID: [8, roleID] }));
  await done(test.admin.client.post(`/groups/${groupID}/members`, { userID: member.userID }));
  return member;
}

const places = () =>
  ({ 'a secret group': groupCategoryID, 'a private category': privateCategoryID }) as const;
type Place = keyof ReturnType<typeof places>;

/** Everything that these badges count, so often. */
async function takePart(member: TestMember, categoryID: number, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const { discussionID } = await discussionBy(member.client, { categoryID });
    const { commentID } = await commentOn(member.client, discussionID);
    const theirs = await discussionBy(test.admin.client, { categoryID });
    const like = { reactionType: 'Like' };
    for (const path of [`/discussions/${discussionID}`, `/comments/${commentID}`])
      await done(test.admin.client.post(`${path}/reactions`, like));
    await done(member.client.post(`/discussions/${theirs.discussionID}/reactions`, like));
    await test.site.database.execute(sql`
      update discussions set date_inserted = now() - make_interval(days => ${number}) where discussion_id = ${discussionID}`);
  }
}

const ALL = ['comments', 'discussions', 'points', 'posts', 'reactionsGiven', 'reactionsReceived', 'streak'];

describe.each<Place>(['a secret group', 'a private category'])('what was written in %s', (place) => {
  it('brings no badge, no points and no place among those who have one', async () => {
    const member = await insider(`Insider of ${place.split(' ')[2]}`.replaceAll(' ', ''));
    const leaders = async () =>
      (await done(test.guest.get(LEADERS))).map((each: { userID: number }) => each.userID);
    const count = await countOf(test, ofComments);
    expect(await earned(member)).toEqual([[], []]);
    await takePart(member, places()[place], THRESHOLD);
    expect(await earned(member)).toEqual([[], []]);
    expect(await countOf(test, ofComments)).toBe(count);
    const rows = await test.site.database.rows(sql`
      select from badge_members join badges using (badge_id)
      where user_id = ${member.userID} and statistic not in ('isMember', 'visits')`);
    expect(rows).toEqual([]);
    expect(await leaders()).not.toContain(member.userID);
  });

  it('is not added to what was written in the open', async () => {
    const member = await insider(`Mixed of ${place.split(' ')[2]}`.replaceAll(' ', ''));
    await takePart(member, places()[place], 1);
    await commentOn(member.client, (await discussionBy(test.admin.client)).discussionID);
    await commentOn(member.client, (await discussionBy(test.admin.client)).discussionID);
    expect(await earned(member)).toEqual([[], []]);
    await commentOn(member.client, (await discussionBy(test.admin.client)).discussionID);
    const points = await pointsOf(test, member);
    // The first of them alone is worth its points, and those are enough for the badge of points.
    expect(await earned(member)).toEqual([
      ['comments', 'points', 'posts'],
      ['comments', 'points', 'posts'],
    ]);
    expect(await pointsOf(test, member)).toBe(points + 14);
  });
});

it('as much in the open brings them all, and keeps them where the place is closed later', async () => {
  const member = await insider('Openbee');
  const open = { name: 'Garden', urlcode: 'garden' };
  const { categoryID } = await done(test.admin.client.post('/categories', open));
  await takePart(member, categoryID, THRESHOLD);
  expect((await earned(member))[1]).toEqual(ALL);
  await done(test.admin.client.patch(`/categories/${categoryID}`, { customPermissions: true }));
  expect((await earned(member))[1]).toEqual(ALL);
  // What is there counts for nothing new.
  names.later = (await addBadge(test, { statistic: 'comments', threshold: 2 })).name;
  expect((await earned(member))[1]).toEqual(ALL);
});
