// What members see and hear of a rank that they came to: colour, words, a notification, once.
import {
  commentOn,
  countedCommunity,
  discussionBy,
  notificationTypesOf,
  signedIn,
} from '@parley/addon-api/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addRank, deleteRanks, rankOf } from './testing/rank-calls.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/ranks', { enabled: true });
});
afterEach(() => deleteRanks(test));

type Member = Awaited<ReturnType<typeof signedIn>>;

const notifiedOf = async ({ client }: Member): Promise<string[]> =>
  (await client.get('/notifications')).body
    .map(({ body }: { body: string }) => body)
    .filter((body: string) => /rank|Rank|hives/.test(body));

describe('a rank for those whose roles grant something', () => {
  it('is theirs from the moment a role grants it, and of nobody else', async () => {
    const member = await signedIn(test, 'Rolebee');
    const rankID = await addRank(test, 3, { criteria: { permission: 'community.moderate' } });
    const managing = await addRank(test, 4, { criteria: { permission: 'site.manage' } });
    expect(await rankOf(test, member.userID)).toBeUndefined();
    expect(await rankOf(test, test.moderator.userID)).toBe(rankID);
    expect(await rankOf(test, test.admin.userID)).toBe(managing);
    await test.admin.client.patch(`/users/${member.userID}`, { roleID: [8, 32] });
    expect(await rankOf(test, member.userID)).toBe(rankID);
    await test.admin.client.patch(`/users/${member.userID}`, { roleID: [8] });
    expect(await rankOf(test, member.userID)).toBeUndefined();
  });
});

describe('the class of a rank', () => {
  it('stands with its title beside what members wrote and at the head of their profile', async () => {
    const member = await signedIn(test, 'Greenbee');
    const { discussionID, url } = await discussionBy(member.client);
    const rankID = await addRank(test, 5, { cssClass: 'rank-green', criteria: { manual: true } });
    await test.admin.client.put(`/users/${member.userID}/rank`, { rankID });
    const label = { text: 'Keeper of 5', tone: 'plain', cssClass: 'rank-green' };
    const { body } = await test.other.client.get(`/discussions/${discussionID}?expand=insertUser`);
    expect(body.insertUser.labels).toEqual([label]);
    const coloured = /"text":"Keeper of 5","tone":"plain","cssClass":"rank-green"/;
    expect((await test.other.client.page(new URL(url).pathname)).text).toMatch(coloured);
    expect((await test.other.client.page('/profile/Greenbee')).text).toMatch(coloured);
    expect((await test.admin.client.patch(`/ranks/${rankID}`, { cssClass: null })).body.cssClass).toBeNull();
    expect((await test.other.client.page(new URL(url).pathname)).text).not.toMatch(coloured);
  });
});

describe('whoever comes to a rank', () => {
  it('is told so once, in its own words', async () => {
    const member = await signedIn(test, 'Toldbee');
    await addRank(test, 6, {
      criteria: { posts: 2 },
      notificationBody: 'Two <b>posts</b>: the hives are yours.',
    });
    const { discussionID } = await discussionBy(member.client);
    await commentOn(member.client, discussionID);
    const words = '<strong>Two &lt;b&gt;posts&lt;/b&gt;: the hives are yours.</strong>';
    await expect.poll(() => notifiedOf(member)).toEqual([words]);
    expect(await notificationTypesOf(test, member)).toContain('RankMessage');
    await commentOn(member.client, discussionID);
    await test.admin.client.post('/ranks', {
      name: 'Low',
      userTitle: 'Low',
      level: 1,
      notificationBody: 'Low rank.',
    });
    const other = await signedIn(test, 'Lowbee');
    await expect.poll(() => notifiedOf(other)).toEqual(['<strong>Low rank.</strong>']);
    expect(await notifiedOf(member)).toEqual([words]);
  });

  it('is told its name where it has no words, also when it is given by hand', async () => {
    const member = await signedIn(test, 'Givenbee');
    const rankID = await addRank(test, 7, { criteria: { manual: true } });
    expect(await notifiedOf(member)).toEqual([]);
    await test.admin.client.put(`/users/${member.userID}/rank`, { rankID });
    await expect.poll(() => notifiedOf(member)).toEqual(['You reached the rank <strong>Rank 7</strong>']);
    await test.admin.client.put(`/users/${member.userID}/rank`, { rankID: null });
    await test.admin.client.put(`/users/${member.userID}/rank`, { rankID });
    await test.admin.client.patch('/addons/ranks', { enabled: false });
    expect(await notifiedOf(member)).toEqual([]);
    await test.admin.client.patch('/addons/ranks', { enabled: true });
    expect(await notifiedOf(member)).toHaveLength(1);
  });
});
