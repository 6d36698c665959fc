// A rank is shown to everybody, so that it tells of nothing that not everybody sees: what was written in a secret group or in a
// private category, and the points for it, bring nobody to one.
import { sql } from '@parley/addon-api';
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
import { addRank, mayOf, rankOf } from './testing/rank-calls.ts';

const test = countedCommunity({ withJobs: true });
const places: Record<string, number> = {};
let groupID: number;
let roleID: number;
let ofPosts: number;
let ofPoints: number;

beforeAll(async () => {
  const { client } = test.admin;
  for (const addon of ['ranks', 'groups']) await done(client.patch(`/addons/${addon}`, { enabled: true }));
  const group = await done(client.post('/groups', { name: 'Friends of nobody', privacy: 'secret' }));
  groupID = group.groupID;
  places['a secret group'] = group.categoryID;
  const category = { name: 'Cellar', urlcode: 'cellar', customPermissions: true };
  const { categoryID: id } = await done(client.post('/categories', category));
  places['a private category'] = id;
  const below = { name: 'Below it', urlcode: 'below', parentCategoryID: id };
  places['a category below it'] = (await done(client.post('/categories', below))).categoryID;
  roleID = (await done(client.post('/roles', { name: 'Cellar people' }))).roleID;
  const permissions = { 'discussions.view': true, 'discussions.add': true, 'comments.add': true };
  await done(client.patch(`/roles/${roleID}/permissions`, [{ type: 'category', id, permissions }]));
  ofPosts = await addRank(test, 1, { criteria: { posts: 3 }, abilities: { curation: true } });
  ofPoints = await addRank(test, 2, { criteria: { points: 2 } });
  await jobsDone(test);
});

let number = 0;
async function insider(): Promise<TestMember> {
  number += 1;
  const member = await signedIn(test, `Insider${number}`);
  await done(test.admin.client.patch(`/users/${member.userID}`, { roleID: [8, roleID] }));
  await done(test.admin.client.post(`/groups/${groupID}/members`, { userID: member.userID }));
  return member;
}

/** Which they have, were notified of, and may by it. */
async function known(member: TestMember) {
  await jobsDone(test);
  const notified = await test.site.database.rows<{ rank_id: number }>(sql`
    select rank_id from rank_arrivals where user_id = ${member.userID} order by rank_id`);
  return {
    rank: await rankOf(test, member.userID),
    notified: notified.map(({ rank_id }) => rank_id),
    mayCurate: await mayOf(member.client, 'curation.manage'),
  };
}

/** So many posts; the first is liked. */
async function write(member: TestMember, categoryID: number, posts: number, likes = 0): Promise<void> {
  const { discussionID } = await discussionBy(member.client, { categoryID });
  for (let more = 1; more < posts; more += 1) await commentOn(member.client, discussionID);
  for (const { client } of [test.admin, test.moderator].slice(0, likes))
    await done(client.post(`/discussions/${discussionID}/reactions`, { reactionType: 'Like' }));
}

const nothing = { rank: undefined, notified: [], mayCurate: false };

describe.each(['a secret group', 'a private category', 'a category below it'])('posts in %s', (place) => {
  const categoryID = () => places[place] as number;

  it('bring nobody to a rank, however many they are, nor do points for them', async () => {
    const member = await insider();
    await write(member, categoryID(), 5, 1);
    await write(member, categoryID(), 5, 1);
    expect(await known(member)).toEqual(nothing);
  });

  it('are not added to those in the open', async () => {
    const member = await insider();
    await write(member, categoryID(), 5, 1);
    await write(member, 1, 2, 1);
    expect(await known(member)).toEqual(nothing);
    await write(member, 1, 1);
    expect(await known(member)).toEqual({ rank: ofPosts, notified: [ofPosts], mayCurate: true });
  });
});

it('as many in the open bring them to it, until they are out of sight', async () => {
  const member = await insider();
  const { categoryID } = await done(
    test.admin.client.post('/categories', { name: 'Garden', urlcode: 'garden' }),
  );
  await write(member, categoryID, 3, 2);
  expect(await known(member)).toMatchObject({ rank: ofPoints });
  await done(test.admin.client.patch(`/categories/${categoryID}`, { customPermissions: true }));
  expect(await rankOf(test, member.userID)).toBeUndefined();
  await done(test.admin.client.patch(`/categories/${categoryID}`, { customPermissions: false }));
  expect(await rankOf(test, member.userID)).toBe(ofPoints);
});
