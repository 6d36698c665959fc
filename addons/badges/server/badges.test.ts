// Badges: kept by staff, earned by rules, given by hand and asked for; by many at once, and by those who may not.
import {
  commentOn,
  countedCommunity,
  discussionBy,
  notificationTypesOf,
  signedIn,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { addBadge, badgesOf, countOf, pointsOf } from './testing/badge-calls.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/badges', { enabled: true });
});

describe('a badge', () => {
  it('is added, read, changed and deleted by staff alone', async () => {
    const badge = await addBadge(test, {
      name: 'Hive mind',
      body: 'Thinks along.',
      points: 5,
      class: 'Minds',
      classLevel: 2,
      statistic: 'comments',
      threshold: 1_000_000,
    });
    expect(badge).toMatchObject({
      ...{ key: 'hive-mind', body: 'Thinks along.', points: 5, class: 'Minds', classLevel: 2 },
      ...{
        statistic: 'comments',
        threshold: 1_000_000,
        active: true,
        enabled: true,
        hidden: false,
        canDelete: true,
        countUsers: 0,
      },
    });
    expect(new URL(badge.url).pathname).toBe(`/badge/${badge.badgeID}/hive-mind`);
    expect((await test.guest.get(badge.path)).body.name).toBe('Hive mind');
    const listed = (await test.guest.get('/badges?class=Minds')).body;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['Hive mind']);
    const changed = await test.moderator.client.patch(badge.path, {
      body: 'Thinks ahead.',
      photoUrl: '/bee.png',
    });
    expect(changed.body).toMatchObject({ name: 'Hive mind', body: 'Thinks ahead.', threshold: 1_000_000 });
    expect(changed.body.photoUrl).toMatch(/^http.*\/bee\.png$/);
    for (const answer of [
      await test.member.client.post('/badges', { name: 'Mine' }),
      await test.member.client.patch(badge.path, { name: 'Mine' }),
      await test.member.client.delete(badge.path),
      await test.member.client.post(`/users/${test.member.userID}/badges`, { badgeID: badge.badgeID }),
      await test.member.client.delete(`/users/${test.member.userID}/badges/${badge.badgeID}`),
      await test.member.client.get('/badge-requests'),
      await test.member.client.patch('/badge-requests/1', { status: 'approved' }),
      await test.guest.post(`${badge.path}/request`, {}),
      await test.guest.delete(`${badge.path}/request`),
    ])
      expect(answer.status).toBe(403);
    expect((await test.moderator.client.delete(badge.path)).status).toBe(204);
    for (const path of [badge.path, `${badge.path}/users`])
      expect((await test.guest.get(path)).status).toBe(404);
  });

  it.each([
    ['without a name', {}, 400, undefined],
    ['of an empty name', { name: ' ' }, 422, undefined],
    ['of too long a name', { name: 'x'.repeat(101) }, 422, undefined],
    ['of a key with blanks', { name: 'A', key: 'two words' }, 422, undefined],
    ['of a script for a picture', { name: 'A', photoUrl: 'javascript:alert(1)' }, 422, undefined],
    [
      'of a foreign picture without a scheme',
      { name: 'A', photoUrl: '//evil.example/a.png' },
      422,
      undefined,
    ],
    ['of fewer than no points', { name: 'A', points: -1 }, 422, undefined],
    ['of half a rule', { name: 'A', statistic: 'comments' }, 422, 'badge.ruleIncomplete'],
    ['of a number of nothing', { name: 'A', threshold: 5 }, 422, 'badge.ruleIncomplete'],
    [
      'of what nobody counts',
      { name: 'A', statistic: 'sneezes', threshold: 5 },
      422,
      'badge.statisticUnknown',
    ],
    ['of a level without a family', { name: 'A', classLevel: 5 }, 422, 'badge.levelWithoutClass'],
    ['of a name that is taken', { name: 'HELLO there' }, 409, 'badge.nameTaken'],
    ['of a key that is taken', { name: 'Another', key: 'welcome' }, 409, 'badge.keyTaken'],
    [
      'of a level that is taken',
      { name: 'Another', class: 'Comments', classLevel: 1 },
      409,
      'badge.levelTaken',
    ],
  ])('is refused %s', async (_, body, status, code) => {
    const answer = await test.admin.client.post('/badges', body);
    expect(answer.status).toBe(status);
    if (code) expect(answer.body.code).toBe(code);
  });

  it('that came with the add-on is switched off, not deleted', async () => {
    const deleted = await test.admin.client.delete('/badges/2');
    expect([deleted.status, deleted.body.code]).toEqual([400, 'badge.isBuiltIn']);
    expect((await test.admin.client.patch('/badges/2', { active: false })).body).toMatchObject({
      active: false,
      enabled: false,
    });
    expect((await test.guest.get('/badges/2')).status).toBe(404);
    expect((await test.admin.client.get('/badges/2')).status).toBe(200);
    const given = await test.admin.client.post(`/users/${test.member.userID}/badges`, { badgeID: 2 });
    expect([given.status, given.body.code]).toEqual([400, 'badge.isOff']);
    const off = (await test.admin.client.get('/badges?active=false')).body;
    expect(off.map(({ badgeID }: { badgeID: number }) => badgeID)).toEqual([2]);
    await test.admin.client.patch('/badges/2', { active: true });
    expect((await test.guest.get('/badges/2')).status).toBe(200);
  });
});

describe('a member', () => {
  it('earns badges by what they do, and hears of it', async () => {
    const member = await signedIn(test, 'Earnbee');
    const { discussionID } = await discussionBy(member.client);
    await commentOn(member.client, discussionID);
    await expect
      .poll(() => badgesOf(test.admin.client, member.userID))
      .toEqual(expect.arrayContaining(['Hello there', 'Conversation starter', 'First words']));
    const { commentID } = await commentOn(test.other.client, discussionID);
    await member.client.post(`/comments/${commentID}/reactions`, { reactionType: 'Like' });
    await expect.poll(() => badgesOf(test.admin.client, member.userID)).toContain('Kind word');
    expect(await pointsOf(test, member)).toBe(3);
    const types = () => notificationTypesOf(test, member);
    await expect.poll(types).toContain('BadgeGranted');
  });

  it('has each badge once, however many give it at once, with its points', async () => {
    const member = await signedIn(test, 'Manybee');
    const badge = await addBadge(test, { points: 7 });
    const before = await pointsOf(test, member);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        test.admin.client.post(`/users/${member.userID}/badges`, { badgeID: badge.badgeID, reason: 'Sweet' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await countOf(test, badge)).toBe(1);
    const { body } = await test.guest.get(`${badge.path}/users`);
    expect(body).toMatchObject([{ userID: member.userID, reason: 'Sweet', user: { name: 'Manybee' } }]);
    expect((await pointsOf(test, member)) - before).toBe(7);
    const taken = await Promise.all(
      [1, 2, 3].map(() => test.admin.client.delete(`/users/${member.userID}/badges/${badge.badgeID}`)),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect([await countOf(test, badge), (await pointsOf(test, member)) - before]).toEqual([0, 0]);
  });

  it('is given nothing where there is no such badge or member', async () => {
    const post = (userID: number, badgeID: number) =>
      test.admin.client.post(`/users/${userID}/badges`, { badgeID });
    expect((await post(test.member.userID, 99_999)).status).toBe(404);
    expect((await post(99_999, 1)).status).toBe(404);
    expect((await test.admin.client.post(`/users/${test.member.userID}/badges`, {})).status).toBe(400);
    expect((await test.guest.get('/users/99999/badges')).status).toBe(404);
  });

  it('is not given by a rule again what was taken back, but by hand', async () => {
    const member = await signedIn(test, 'Backbee');
    await discussionBy(member.client);
    await expect.poll(() => badgesOf(test.admin.client, member.userID)).toContain('Conversation starter');
    const badgeID = 3;
    expect((await test.admin.client.delete(`/users/${member.userID}/badges/${badgeID}`)).status).toBe(204);
    const fresh = await signedIn(test, 'Freshbee');
    await discussionBy(member.client);
    await discussionBy(fresh.client);
    await expect.poll(() => badgesOf(test.admin.client, fresh.userID)).toContain('Conversation starter');
    expect(await badgesOf(test.admin.client, member.userID)).not.toContain('Conversation starter');
    await test.admin.client.post(`/users/${member.userID}/badges`, { badgeID });
    expect(await badgesOf(test.admin.client, member.userID)).toContain('Conversation starter');
  });

  it('who has done enough already comes to a badge that is added later', async () => {
    const member = await signedIn(test, 'Earlybee');
    await discussionBy(member.client);
    const badge = await addBadge(test, { statistic: 'discussions', threshold: 1 });
    await expect.poll(() => badgesOf(test.admin.client, member.userID)).toContain(badge.name);
    // Others who have done enough come to it in the same job, one batch after another.
    const listed = async () => (await test.admin.client.get(`${badge.path}/users?limit=100`)).body.length;
    await expect.poll(async () => (await listed()) - (await countOf(test, badge))).toBe(0);
  });

  it('asks for one, and staff decide', async () => {
    const member = await signedIn(test, 'Askbee');
    const closed = await addBadge(test);
    const no = await member.client.post(`${closed.path}/request`, {});
    expect([no.status, no.body.code]).toEqual([400, 'badge.notRequestable']);
    const badge = await addBadge(test, { requestable: true });
    const ask = (body = {}) => member.client.post(`${badge.path}/request`, body);
    expect((await ask({ body: 'x'.repeat(501) })).status).toBe(422);
    const asked = await ask({ body: 'I drew a map.' });
    expect(asked.body).toMatchObject({ badgeID: badge.badgeID, userID: member.userID, status: 'pending' });
    await Promise.all(Array.from({ length: 5 }, () => ask({ body: 'I drew two maps.' })));
    const waiting = async () =>
      (await test.moderator.client.get('/badge-requests')).body.filter(
        ({ badgeID }: { badgeID: number }) => badgeID === badge.badgeID,
      );
    expect(await waiting()).toMatchObject([{ body: 'I drew two maps.', user: { name: 'Askbee' } }]);
    await expect.poll(() => notificationTypesOf(test, test.moderator)).toContain('BadgeRequest');
    expect((await member.client.delete(`${badge.path}/request`)).status).toBe(204);
    expect((await member.client.delete(`${badge.path}/request`)).status).toBe(404);
    const { requestID } = (await ask()).body;
    const decide = (status: string, id = requestID) =>
      test.moderator.client.patch(`/badge-requests/${id}`, { status });
    expect([(await decide('maybe')).status, (await decide('denied', 99_999)).status]).toEqual([422, 404]);
    expect((await decide('denied')).status).toBe(200);
    expect([await waiting(), (await ask()).body.code]).toEqual([[], 'badge.denied']);
    expect((await decide('approved')).status).toBe(200);
    expect(await badgesOf(test.admin.client, member.userID)).toContain(badge.name);
    expect((await ask()).body.code).toBe('badge.hasIt');
  });
});
