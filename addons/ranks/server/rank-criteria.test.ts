// Each criterion of a rank: just below it, and met; and who falls to which rank when one is deleted.
import { sql } from '@parley/addon-api';
import { countedCommunity, signedIn } from '@parley/addon-api/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addRank, deleteRanks, rankOf } from './testing/rank-calls.ts';

const test = countedCommunity();
beforeAll(async () => {
  await test.admin.client.patch('/addons/ranks', { enabled: true });
});
afterEach(() => deleteRanks(test));

describe('a criterion', () => {
  it('of points is met by so many of them', async () => {
    const member = await signedIn(test, 'Pointbee');
    const rankID = await addRank(test, 2, { criteria: { points: 5 } });
    await test.admin.client.patch('/addons/badges', { enabled: true });
    const give = async (points: number) => {
      const { body } = await test.admin.client.post('/badges', { name: `Worth ${points}`, points });
      await test.admin.client.post(`/users/${member.userID}/badges`, { badgeID: body.badgeID });
      return body.badgeID;
    };
    await give(4);
    expect(await rankOf(test, member.userID)).toBeUndefined();
    const last = await give(1);
    expect(await rankOf(test, member.userID)).toBe(rankID);
    await test.admin.client.delete(`/users/${member.userID}/badges/${last}`);
    expect(await rankOf(test, member.userID)).toBeUndefined();
    await test.admin.client.patch('/addons/badges', { enabled: false });
  });

  it.each(['90 days', '2 weeks', '3 months', '1 year'])('of time is met after %s', async (time) => {
    const member = await signedIn(test, `Timebee${time.replace(/\W/g, '')}`);
    const rankID = await addRank(test, 2, { criteria: { time } });
    const joined = (more: string) =>
      test.site.database.execute(sql`
        update users set date_inserted = now() - ${time}::text::interval - ${more}::text::interval
        where user_id = ${member.userID}`);
    expect(await rankOf(test, member.userID)).toBeUndefined();
    await joined('-1 hour');
    expect(await rankOf(test, member.userID)).toBeUndefined();
    await joined('1 hour');
    expect(await rankOf(test, member.userID)).toBe(rankID);
    expect((await test.admin.client.get(`/ranks/${rankID}`)).body.criteria).toEqual({ time });
  });

  it('of a role is met by holding it', async () => {
    const member = await signedIn(test, 'Roleholder');
    const { body: role } = await test.admin.client.post('/roles', { name: 'Beekeeper' });
    const rankID = await addRank(test, 2, { criteria: { roleID: role.roleID } });
    expect(await rankOf(test, member.userID)).toBeUndefined();
    await test.admin.client.patch(`/users/${member.userID}`, { roleID: [8, role.roleID] });
    expect(await rankOf(test, member.userID)).toBe(rankID);
    await test.admin.client.patch(`/users/${member.userID}`, { roleID: [8] });
    expect(await rankOf(test, member.userID)).toBeUndefined();
  });
});

describe('a change of a rank', () => {
  it.each([
    ['a level that is taken', { level: 1 }, 409, 'rank.levelTaken'],
    ['a role to hold that is not there', { criteria: { roleID: 99_999 } }, 422, 'rank.roleUnknown'],
    ['a role to act as that is not there', { abilities: { roleID: 99_999 } }, 422, 'rank.roleUnknown'],
  ])('to %s is refused, and nothing of it is written', async (_, changes, status, code) => {
    await addRank(test, 1);
    const rankID = await addRank(test, 2, { criteria: { posts: 3 } });
    const before = (await test.admin.client.get(`/ranks/${rankID}`)).body;
    const answer = await test.admin.client.patch(`/ranks/${rankID}`, { name: 'Other', ...changes });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await test.admin.client.get(`/ranks/${rankID}`)).body).toEqual(before);
    // Its own level is not taken.
    expect((await test.admin.client.patch(`/ranks/${rankID}`, { level: 2 })).status).toBe(200);
  });

  it('and deleting find nothing where there is none', async () => {
    for (const path of ['/ranks/99999', '/ranks/99999/edit'])
      expect((await test.admin.client.get(path)).status).toBe(404);
    expect((await test.admin.client.patch('/ranks/99999', { name: 'X' })).status).toBe(404);
    expect((await test.admin.client.delete('/ranks/99999')).status).toBe(404);
  });
});

describe('deleting a rank', () => {
  it('leaves its members the next one below, also whoever was given it by hand', async () => {
    const [earner, given] = [await signedIn(test, 'Earner'), await signedIn(test, 'Given')];
    const low = await addRank(test, 1);
    const middle = await addRank(test, 2, { criteria: { time: '1 year' } });
    const high = await addRank(test, 3, { criteria: { manual: true } });
    await test.site.database.execute(sql`
      update users set date_inserted = now() - interval '2 years' where user_id = ${earner.userID}`);
    await test.admin.client.put(`/users/${given.userID}/rank`, { rankID: high });
    const both = async () => [await rankOf(test, earner.userID), await rankOf(test, given.userID)];
    expect(await both()).toEqual([middle, high]);
    await test.admin.client.delete(`/ranks/${middle}`);
    expect(await both()).toEqual([low, high]);
    await test.admin.client.delete(`/ranks/${high}`);
    expect(await both()).toEqual([low, low]);
    await test.admin.client.delete(`/ranks/${low}`);
    expect(await both()).toEqual([undefined, undefined]);
  });
});

describe('a rank by hand', () => {
  /** Above plain members, beside moderators. */
  const registrar = async (name: string) => {
    const member = await signedIn(test, name);
    const { body: role } = await test.admin.client.post('/roles', {
      name: `Role of ${name}`,
      permissions: [{ type: 'global', permissions: { 'session.valid': true, 'users.edit': true } }],
    });
    await test.admin.client.patch(`/users/${member.userID}`, { roleID: [8, 32, role.roleID] });
    return member;
  };

  it('is given and taken back by whoever edits members, of those below them alone', async () => {
    const { client, userID } = await registrar('Registrar');
    const member = await signedIn(test, 'Clientbee');
    const rankID = await addRank(test, 2, { criteria: { manual: true } });
    expect((await client.get(`/ranks/${rankID}`)).status).toBe(403);
    const put = async (of: number, given: number | null) => {
      const { status, body } = await client.put(`/users/${of}/rank`, { rankID: given });
      return [status, body.code ?? body.rankID];
    };
    expect(await put(member.userID, rankID)).toEqual([200, rankID]);
    expect(await rankOf(test, member.userID)).toBe(rankID);
    expect(await put(member.userID, 99_999)).toEqual([422, 'rank.unknown']);
    expect(await rankOf(test, member.userID)).toBe(rankID);
    expect(await put(member.userID, null)).toEqual([200, null]);
    for (const above of [test.admin.userID, test.moderator.userID, userID])
      expect([above, ...(await put(above, rankID))]).toEqual([above, 403, 'user.notBelow']);
    expect(await rankOf(test, test.moderator.userID)).toBeUndefined();
    expect(await put(99_999, rankID)).toEqual([404, 'notFound']);
    for (const body of [{}, { rankID: 'first' }])
      expect((await client.put(`/users/${member.userID}/rank`, body)).status).toBeGreaterThanOrEqual(400);
  });

  it('that stands for a role is given by whoever may give the role', async () => {
    const { client } = await registrar('Clerk');
    const member = await signedIn(test, 'Promoted');
    const { body: roles } = await test.admin.client.get('/roles');
    const { roleID } = roles.find(({ name }: { name: string }) => name === 'Administrator');
    const rankID = await addRank(test, 2, { criteria: { manual: true }, abilities: { roleID } });
    const { status, body } = await client.put(`/users/${member.userID}/rank`, { rankID });
    expect([status, body.errors?.[0]?.field]).toEqual([403, 'rankID']);
    expect(await rankOf(test, member.userID)).toBeUndefined();
    const usual = await addRank(test, 3, { criteria: { manual: true }, abilities: { roleID: 8 } });
    expect((await client.put(`/users/${member.userID}/rank`, { rankID: usual })).body).toEqual({
      rankID: usual,
    });
    expect((await test.admin.client.put(`/users/${member.userID}/rank`, { rankID })).status).toBe(200);
    expect(await rankOf(test, member.userID)).toBe(rankID);
  });
});
