// Ranks: kept by administrators, come to by what members do, given by hand; with their title, and what they allow.
import { explanations } from '@parley/addon-api';
import {
  commentOn,
  countedCommunity,
  discussionBy,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addRank, deleteRanks, mayOf, rankOf } from './testing/rank-calls.ts';

/** Something that is asked about and needs what a rank grants. */
const curating = explanations.add({
  recordType: 'user',
  act: 'curate',
  name: 'Collect posts',
  permissions: ['curation.manage'],
  states: {},
  require: async (ctx) => ctx.require('curation.manage'),
  facts: async () => ({ categoryID: null, states: [] }),
});

const test = countedCommunity({
  withJobs: true,
  moreFeatures: [{ name: 'curating', extensions: [curating] }],
});
beforeAll(async () => {
  await test.admin.client.patch('/addons/ranks', { enabled: true });
});
afterEach(() => deleteRanks(test));

const mayCurate = ({ client }: TestMember) => mayOf(client, 'curation.manage');

describe('a rank', () => {
  it('is added, read, changed and deleted by administrators alone', async () => {
    const rankID = await addRank(test, 1, {
      criteria: { points: 5, time: '3 months' },
      abilities: { curation: true },
    });
    const own = await test.admin.client.get(`/ranks/${rankID}/edit`);
    expect(own.body).toMatchObject({
      ...{ name: 'Rank 1', userTitle: 'Keeper of 1', level: 1 },
      ...{ criteria: { points: 5, time: '3 months' }, abilities: { curation: true } },
      ...{ cssClass: null, notificationBody: null },
    });
    const changed = await test.admin.client.patch(`/ranks/${rankID}`, { name: 'First' });
    expect(changed.body).toMatchObject({ name: 'First', criteria: { points: 5, time: '3 months' } });
    expect((await test.member.client.get('/ranks')).body).toHaveLength(1);
    expect((await test.guest.get('/ranks')).status).toBe(403);
    for (const answer of [
      await test.moderator.client.post('/ranks', { name: 'X', userTitle: 'X', level: 9 }),
      await test.moderator.client.patch(`/ranks/${rankID}`, { name: 'X' }),
      await test.moderator.client.get(`/ranks/${rankID}`),
      await test.moderator.client.delete(`/ranks/${rankID}`),
    ])
      expect(answer.status).toBe(403);
    expect((await test.admin.client.delete(`/ranks/${rankID}`)).status).toBe(204);
    expect((await test.admin.client.get(`/ranks/${rankID}`)).status).toBe(404);
  });

  it.each([
    ['without a title', { name: 'A', level: 1 }, 400],
    ['of no level', { name: 'A', userTitle: 'A', level: 0 }, 422],
    ['of a time that is none', { name: 'A', userTitle: 'A', level: 1, criteria: { time: 'soon' } }, 422],
    ['of fewer than no points', { name: 'A', userTitle: 'A', level: 1, criteria: { points: -1 } }, 422],
    [
      'of a permission that is none of these',
      { name: 'A', userTitle: 'A', level: 1, criteria: { permission: 'users.add' } },
      422,
    ],
    ['of two classes', { name: 'A', userTitle: 'A', level: 1, cssClass: 'a b' }, 422],
    ['of a class with a quote', { name: 'A', userTitle: 'A', level: 1, cssClass: 'a"onload' }, 422],
    ['of a class that is empty', { name: 'A', userTitle: 'A', level: 1, cssClass: '' }, 422],
    ['of words that are none', { name: 'A', userTitle: 'A', level: 1, notificationBody: ' ' }, 422],
    ['of too many words', { name: 'A', userTitle: 'A', level: 1, notificationBody: 'a'.repeat(501) }, 422],
    ['of a role that is not there', { name: 'A', userTitle: 'A', level: 1, criteria: { roleID: 999 } }, 422],
  ])('is refused %s', async (_, body, status) => {
    expect((await test.admin.client.post('/ranks', body)).status).toBe(status);
  });

  it('has a level of its own, of two at once as well', async () => {
    const rank = { name: 'Twin', userTitle: 'Twin', level: 7 };
    const both = await Promise.all([1, 2].map(() => test.admin.client.post('/ranks', rank)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a member', () => {
  it('has the highest rank whose criteria they meet, from the moment they do', async () => {
    const member = await signedIn(test, 'Risingbee');
    const first = await addRank(test, 1);
    const second = await addRank(test, 2, { criteria: { posts: 2 }, abilities: { curation: true } });
    await addRank(test, 3, { criteria: { posts: 1, time: '3 months' } });
    await addRank(test, 4, { criteria: { points: 100_000 } });
    await addRank(test, 5, { criteria: { roleID: 32 } });
    await addRank(test, 6, { criteria: { manual: true } });
    expect(await rankOf(test, member.userID)).toBe(first);
    expect(await mayCurate(member)).toBe(false);
    const { discussionID } = await discussionBy(member.client);
    expect(await rankOf(test, member.userID)).toBe(first);
    await commentOn(member.client, discussionID);
    expect(await rankOf(test, member.userID)).toBe(second);
    expect(await mayCurate(member)).toBe(true);
    const why = `/why?recordType=user&recordID=${member.userID}&act=curate&userID=${member.userID}`;
    expect((await test.admin.client.get(why)).body).toMatchObject({
      isAllowed: true,
      permissions: [{ isHeld: true, grantedBy: [], grantedBeside: ['Rank Rank 2'] }],
    });
    await test.admin.client.patch(`/ranks/${second}`, { abilities: {} });
    expect(await mayCurate(member)).toBe(false);
  });

  it('is given one by hand, whose title stands beside their name, and it is taken back', async () => {
    const member = await signedIn(test, 'Handbee');
    const { url } = await discussionBy(member.client);
    const rankID = await addRank(test, 9, { criteria: { manual: true }, abilities: { curation: true } });
    const path = `/users/${member.userID}/rank`;
    expect((await member.client.put(path, { rankID })).status).toBe(403);
    expect((await test.admin.client.put(path, { rankID: 99_999 })).body.code).toBe('rank.unknown');
    expect((await test.admin.client.put('/users/99999/rank', { rankID })).status).toBe(404);
    const page = async () => (await test.other.client.page(new URL(url).pathname)).text;
    expect(await page()).not.toContain('Keeper of 9');
    expect((await test.admin.client.put(path, { rankID })).body).toEqual({ rankID });
    expect(await page()).toContain('Keeper of 9');
    expect(await mayCurate(member)).toBe(true);
    expect((await test.admin.client.put(path, { rankID: null })).body).toEqual({ rankID: null });
    expect(await page()).not.toContain('Keeper of 9');
    expect(await mayCurate(member)).toBe(false);
  });

  it('may not do what their rank takes away, and "Why?" names it, but for whoever manages the community', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const why = async (userID: number) => {
      const question = `recordType=discussion&recordID=${discussionID}&act=reply&userID=${userID}`;
      const { body } = await test.admin.client.get(`/why?${question}`);
      const permissions: { permission: string; isHeld: boolean; takenBy: string[] }[] = body.permissions;
      return { ...body, comment: permissions.find(({ permission }) => permission === 'comments.add') };
    };
    expect((await why(test.member.userID)).comment).toMatchObject({ isHeld: true, takenBy: [] });
    const rankID = await addRank(test, 1, { abilities: { commentsAdd: false, curation: false } });
    expect(await why(test.member.userID)).toMatchObject({
      isAllowed: false,
      comment: { isHeld: false, grantedBy: [{ roleID: 8 }], grantedBeside: [], takenBy: ['Rank Rank 1'] },
    });
    const held = { isAllowed: true, comment: { isHeld: true, takenBy: [] } };
    expect(await why(test.admin.userID)).toMatchObject(held);
    await test.admin.client.patch(`/ranks/${rankID}`, { abilities: { curation: false } });
    expect(await why(test.member.userID)).toMatchObject(held);
  });

  it('has none of it while ranks are switched off, and all of it again', async () => {
    const member = await signedIn(test, 'Offbee');
    const rankID = await addRank(test, 1, { abilities: { curation: true } });
    expect(await mayCurate(member)).toBe(true);
    await test.admin.client.patch('/addons/ranks', { enabled: false });
    expect(await mayCurate(member)).toBe(false);
    expect((await test.admin.client.get('/ranks')).status).toBe(404);
    expect((await test.admin.client.page('/dashboard/ranks')).status).toBe(404);
    await test.admin.client.patch('/addons/ranks', { enabled: true });
    expect(await rankOf(test, member.userID)).toBe(rankID);
    expect(await mayCurate(member)).toBe(true);
    expect((await test.admin.client.page('/dashboard/ranks')).text).toContain('Keeper of 1');
  });
});
