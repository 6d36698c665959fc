// What is shown of members among others: in lists, beside posts, by what they gave and were given.
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

const test = communityOfFile();
/** Moderators who wrote in public and in hidden places; `shy` and `barred` are restricted for members. */
let busy: TestMember;
let quiet: TestMember;
let shy: TestMember;
let barred: TestMember;
let openID: number;
let commentID: number;

beforeAll(async () => {
  busy = await signedIn(test, 'Busy', 'moderator');
  quiet = await signedIn(test, 'Quiet', 'moderator');
  shy = await signedIn(test, 'Shy');
  barred = await signedIn(test, 'Barred');
  const open = await discussionBy(busy.client);
  openID = open.discussionID;
  await discussionBy(quiet.client);
  commentID = (await commentOn(quiet.client, openID)).commentID;
  await commentOn(shy.client, openID, { body: 'Shy says @Quiet.' });
  await commentOn(barred.client, openID);
  const hidden = await discussionBy(busy.client, { categoryID: test.privateCategoryID });
  for (let at = 0; at < 3; at++) await commentOn(busy.client, hidden.discussionID);
  const like = { reactionType: 'like' };
  await test.member.client.post(`/comments/${commentID}/reactions`, like);
  await test.moderator.client.post(`/discussions/${hidden.discussionID}/reactions`, like);
  await test.admin.client.post(`/discussions/${hidden.discussionID}/reactions`, like);
  for (const { client } of [shy, barred]) await client.post(`/discussions/${openID}/reactions`, like);
  await shy.client.patch('/users/$me', { private: true, title: 'Recluse' });
  await test.admin.client.put(`/users/${barred.userID}/ban`, { banned: true });
  await test.admin.client.patch('/config', { 'profile.bannedPrivate': true });
});

const numbers = ({ name, countDiscussions, countComments, countPosts, points }: Record<string, unknown>) => ({
  name,
  countDiscussions,
  countComments,
  countPosts,
  points,
});

describe('the numbers of members', () => {
  const seen = {
    member: { countDiscussions: 1, countComments: 0, countPosts: 1, points: 2 },
    moderator: { countDiscussions: 2, countComments: 3, countPosts: 5, points: 4 },
  };

  it.each(['member', 'moderator'] as const)('are of what a %s may see, in every answer', async (who) => {
    const { client } = test[who];
    const expected = { name: 'Busy', ...seen[who] };
    expect(numbers((await client.get(`/users/${busy.userID}`)).body)).toEqual(expected);
    expect(numbers((await client.get(`/users?userID=${busy.userID}`)).body[0])).toEqual(expected);
    const cost = await Promise.all(
      [1, 100].map(
        async (limit) => (await client.get(`/users?limit=${limit}&sort=-countPosts&expand=all`)).statements,
      ),
    );
    // One's own row has roles to it.
    expect(cost[1]).toBeLessThanOrEqual((cost[0] ?? 0) + 1);
    expect(cost[1]).toBeLessThan(10);
  });

  it.each([
    ['member', '-countPosts', ['Quiet', 'Busy']],
    ['moderator', '-countPosts', ['Busy', 'Quiet']],
    ['member', 'countPosts', ['Busy', 'Quiet']],
    ['member', '-points', ['Busy', 'Quiet']],
    ['guest', '-countPosts', ['Quiet', 'Busy']],
  ])('order the list of a %s by %s', async (who, sort, names) => {
    const client = who === 'guest' ? test.guest : test[who as 'member'].client;
    const { body } = await client.get(`/users?userID=${busy.userID},${quiet.userID}&sort=${sort}`);
    expect(body.map((each: { name: string }) => each.name)).toEqual(names);
  });

  it('do not place those whose profile is restricted', async () => {
    const order = async (client: TestClient, sort: string) => {
      const ids = [shy, barred, test.other].map(({ userID }) => userID);
      const { body } = await client.get(`/users?userID=${ids}&sort=${sort}`);
      return body.map((each: { name: string }) => each.name);
    };
    for (const sort of [
      'points',
      '-points',
      'countPosts',
      '-countPosts',
      'dateLastActive',
      '-dateLastActive',
    ])
      expect((await order(test.member.client, sort))[0]).toBe('Otto');
    expect((await order(test.moderator.client, '-countPosts'))[0]).not.toBe('Otto');
    const dated = await test.member.client.get('/users?dateInserted=>2000-01-01&limit=100');
    const names = dated.body.map((each: { name: string }) => each.name);
    expect(names).toContain('Otto');
    expect(names).not.toContain('Shy');
  });
});

describe('a restricted profile', () => {
  it('tells nothing beside posts, in logs, in search, or by name', async () => {
    const { client } = test.member;
    const comments = (await client.get(`/comments?discussionID=${openID}&expand=insertUser`)).body;
    const authors = comments.map((each: { insertUser: object }) => each.insertUser);
    const log = (await client.get(`/discussions/${openID}/reactions`)).body;
    const people = [
      ...authors,
      ...log.map((each: { user: object }) => each.user),
      ...(await client.get('/users/by-names?name=shy')).body,
      ...(await client.get('/users/by-names?name=barred')).body,
    ].filter((each: { userID: number }) => [shy.userID, barred.userID].includes(each.userID));
    expect(people).toHaveLength(6);
    for (const person of people) {
      expect(person.dateLastActive).toBeNull();
      expect(person).not.toHaveProperty('title');
      expect(person).not.toHaveProperty('label');
    }
    const leaders = (await client.get('/users/leaders?leaderboardType=posts&slotType=a&limit=100')).text;
    expect(leaders).not.toMatch(/Shy|Barred/);
    for (const { userID } of [shy, barred]) {
      const one = (await client.get(`/users/${userID}?expand=all`)).body;
      expect(Object.keys(one).sort()).toEqual(['banned', 'name', 'photoUrl', 'private', 'userID']);
      expect((await client.get(`/users/${userID}/reacted?reactionUrlcode=Like`)).status).toBe(403);
    }
  });

  it('is open to whoever may see personal information, and to oneself', async () => {
    const [named] = (await test.moderator.client.get('/users/by-names?name=shy')).body;
    expect(named).toMatchObject({ title: 'Recluse', label: 'Recluse', labelHtml: 'Recluse' });
    expect(named.dateLastActive).not.toBeNull();
    expect((await shy.client.get('/users/by-names?name=shy')).body[0].title).toBe('Recluse');
    expect((await shy.client.get(`/users/${shy.userID}`)).body.email).toBe(shy.email);
  });
});

describe('what members were given', () => {
  it('is shown of posts one may see', async () => {
    const received = async (who: TestMember) =>
      (await who.client.get(`/users/${busy.userID}?expand=reactionsReceived`)).body.reactionsReceived;
    expect(await received(test.member)).toEqual({
      Like: expect.objectContaining({ urlcode: 'Like', class: 'Positive', count: 2 }),
    });
    expect((await received(test.moderator)).Like.count).toBe(4);
    expect((await test.guest.get(`/users/${busy.userID}?expand=all`)).body).not.toHaveProperty(
      'reactionsReceived',
    );
  });

  it('is listed by post', async () => {
    const path = `/users/${quiet.userID}/reacted`;
    const { status, body } = await test.member.client.get(`${path}?reactionUrlcode=like&expand=all`);
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({
        recordType: 'Comment',
        recordID: commentID,
        commentID,
        discussionID: openID,
        insertUserID: quiet.userID,
        insertUser: expect.objectContaining({ name: 'Quiet' }),
      }),
    ]);
    expect(body[0].reactions.find((each: { urlcode: string }) => each.urlcode === 'Like').count).toBe(1);
    const hidden = `/users/${busy.userID}/reacted?reactionUrlcode=Like`;
    expect((await test.member.client.get(hidden)).body).toHaveLength(1);
    expect((await test.moderator.client.get(hidden)).body).toHaveLength(2);
    expect((await test.moderator.client.get(`${hidden}&limit=1&page=2`)).body).toHaveLength(1);
    expect((await test.guest.get(hidden)).status).toBe(403);
    expect((await test.member.client.get(path)).status).toBe(400);
    expect((await test.member.client.get(`${path}?reactionUrlcode=nix`)).status).toBe(404);
    expect((await test.member.client.get(`${path}?reactionUrlcode=Spam`)).status).toBe(404);
    expect((await test.member.client.get('/users/999999/reacted?reactionUrlcode=Like')).status).toBe(404);
  });
});

describe('who leads', () => {
  const leaders = async (client: TestClient, query: string) =>
    (await client.get(`/users/leaders?${query}`)).body.map((each: { name: string; points: number }) => [
      each.name,
      each.points,
    ]);

  it.each([
    [
      'member',
      'leaderboardType=posts&slotType=w',
      [
        ['Quiet', 2],
        ['Busy', 1],
      ],
    ],
    [
      'moderator',
      'leaderboardType=posts&slotType=a',
      [
        ['Busy', 5],
        ['Quiet', 2],
      ],
    ],
    [
      'guest',
      'leaderboardType=reputation&slotType=a',
      [
        ['Busy', 2],
        ['Quiet', 1],
      ],
    ],
    [
      'member',
      'leaderboardType=reputation&slotType=d',
      [
        ['Busy', 2],
        ['Quiet', 1],
      ],
    ],
    [
      'moderator',
      'leaderboardType=reputation&slotType=a',
      [
        ['Busy', 4],
        ['Quiet', 1],
      ],
    ],
    [
      'moderator',
      'leaderboardType=posts&slotType=a&categoryID=1',
      [
        ['Quiet', 2],
        ['Busy', 1],
      ],
    ],
    ['member', 'leaderboardType=posts&slotType=y&limit=1', [['Quiet', 2]]],
    ['member', 'leaderboardType=posts&slotType=m&includedRoleIDs=8', []],
    ['member', 'leaderboardType=posts&slotType=m&excludedRoleIDs=32', []],
  ])('is shown to a %s: %s', async (who, query, expected) => {
    const client = who === 'guest' ? test.guest : test[who as 'member'].client;
    expect(await leaders(client, query)).toEqual(expected);
  });

  it('says what was counted, and since when', async () => {
    const [first] = (await test.guest.get('/users/leaders?leaderboardType=reputation&slotType=m')).body;
    expect(first).toMatchObject({
      slotType: 'm',
      source: 'reputation',
      userID: busy.userID,
      photo: '',
    });
    expect(first.timeSlot).toMatch(/^\d{4}-.*\+00:00$/);
  });

  it.each([
    ['slotType=a', 400],
    ['leaderboardType=posts', 400],
    ['leaderboardType=shoes&slotType=a', 422],
    ['leaderboardType=posts&slotType=x', 422],
    ['leaderboardType=posts&slotType=a&categoryID=999', 404],
    ['leaderboardType=posts&slotType=a&categoryID=HIDDEN', 403],
    ['leaderboardType=posts&slotType=a&includedRoleIDs=999', 400],
  ])('is not answered where the question is wrong: %s', async (query, status) => {
    const path = `/users/leaders?${query.replace('HIDDEN', String(test.privateCategoryID))}`;
    expect((await test.member.client.get(path)).status).toBe(status);
  });
});
