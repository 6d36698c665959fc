import {
  type AddonSite,
  addonSite,
  commentOn,
  discussionBy,
  notificationTypesOf,
} from '@parley/addon-api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: AddonSite;
let comment: { commentID: number };
beforeAll(async () => {
  test = await addonSite(import.meta.dirname, '..');
  const { discussionID } = await discussionBy(test.member.client);
  comment = await commentOn(test.other.client, discussionID);
}, 60_000);
afterAll(() => test?.close());

const give = (who: { client: AddonSite['guest'] }, commentID: number, text = 'So clear.') =>
  who.client.post('/kudos', { commentID, text });

describe('kudos', () => {
  it('are given for a comment, said anew, and taken back by whoever gave them', async () => {
    const given = await give(test.member, comment.commentID, ' So clear. ');
    expect(given).toMatchObject({ status: 201, body: { text: 'So clear.', to: { name: test.other.name } } });
    const again = await give(test.member, comment.commentID, 'Very clear.');
    expect(again.body.kudosID).toBe(given.body.kudosID);
    expect((await test.guest.get('/kudos')).body).toMatchObject([{ text: 'Very clear.' }]);
    const path = `/kudos/${given.body.kudosID}`;
    expect((await test.other.client.delete(path)).status).toBe(404);
    expect((await test.member.client.delete(path)).status).toBe(204);
    expect((await test.guest.get('/kudos')).body).toEqual([]);
  });

  it('are refused with words where they are not in order', async () => {
    expect((await give({ client: test.guest }, comment.commentID)).status).toBe(403);
    expect((await give(test.member, comment.commentID, '  ')).body.errors).toMatchObject([{ field: 'text' }]);
    expect((await give(test.member, 99_999)).status).toBe(404);
    expect((await give(test.other, comment.commentID)).body.code).toBe('kudos.own');
    await test.admin.client.patch('/config', { 'kudos.mostPerDay': 1 });
    await give(test.member, comment.commentID);
    const { discussionID } = await discussionBy(test.other.client);
    const more = await commentOn(test.other.client, discussionID);
    expect((await give(test.member, more.commentID)).body.code).toBe('kudos.tooMany');
    await test.admin.client.patch('/config', { 'kudos.mostPerDay': 10 });
  });

  it('are shown to nobody who may not see the comment', async () => {
    const { discussionID } = await discussionBy(test.admin.client, { categoryID: test.privateCategoryID });
    const hidden = await commentOn(test.moderator.client, discussionID);
    expect((await give(test.admin, hidden.commentID, 'Well hidden.')).status).toBe(201);
    expect((await give(test.member, hidden.commentID)).status).toBe(403);
    const texts = async (client: AddonSite['guest']) =>
      (await client.get('/kudos')).body.map(({ text }: { text: string }) => text);
    expect(await texts(test.admin.client)).toContain('Well hidden.');
    expect(await texts(test.guest)).not.toContain('Well hidden.');
    expect(await texts(test.member.client)).not.toContain('Well hidden.');
  });

  it('can be reported, taken out of sight, approved of and removed', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const thanked = await commentOn(test.other.client, discussionID);
    const { body } = await give(test.member, thanked.commentID, 'What <b>nonsense</b>.');
    const report = { recordType: 'kudos', recordID: body.kudosID, reportReasonIDs: ['abuse'] };
    const seen = async () =>
      (await test.guest.get('/kudos?limit=100')).body.some(
        ({ kudosID }: { kudosID: number }) => kudosID === body.kudosID,
      );
    expect((await test.guest.post('/reports', report)).status).toBe(403);
    expect((await test.other.client.post('/reports', { ...report, recordID: 99_999 })).status).toBe(404);
    expect((await test.member.client.post('/reports', report)).body.code).toBe('report.own');
    const caseID = async () => {
      expect((await test.other.client.post('/reports', report)).status).toBe(201);
      return (await test.moderator.client.get('/moderation-cases')).body[0].caseID;
    };
    const decide = (ofCase: number, outcome: string) =>
      test.moderator.client.post(`/moderation-cases/${ofCase}/decision`, { outcome, reason: '' });
    const first = await caseID();
    expect((await test.moderator.client.get(`/moderation-cases/${first}`)).body).toMatchObject({
      recordType: 'kudos',
      recordHtml: '<p>What &lt;b&gt;nonsense&lt;/b&gt;.</p>',
      recordUser: { name: test.member.name },
      canRemove: true,
    });
    await test.moderator.client.patch(`/moderation-cases/${first}`, { name: 'Nonsense' });
    await test.moderator.client.patch(`/escalations/${first}`, { recordIsLive: false });
    expect(await seen()).toBe(false);
    expect((await give(test.member, thanked.commentID, 'Nonsense again.')).body.code).toBe('kudos.hidden');
    expect((await test.other.client.post('/reports', report)).status).toBe(404);
    await decide(first, 'approved');
    expect(await seen()).toBe(true);
    const second = await caseID();
    await decide(second, 'removed');
    expect(await seen()).toBe(false);
    const { body: ended } = await test.moderator.client.get(`/moderation-cases/${second}`);
    expect(ended).toMatchObject({ status: 'done', outcome: 'removed', recordIsLive: false });
  });

  it('notify whoever is thanked, once for a comment, and nobody else', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const thanked = await commentOn(test.moderator.client, discussionID);
    const heard = async () =>
      (await notificationTypesOf(test, test.moderator)).filter((type) => type === 'KudosGiven').length;
    const before = await heard();
    await give(test.admin, thanked.commentID);
    await give(test.admin, thanked.commentID, 'So very clear.');
    expect(await heard()).toBe(before + 1);
    expect(await notificationTypesOf(test, test.admin)).not.toContain('KudosGiven');
  });

  it('stand on their page, on the home page, with who got them, among who leads, in the search and in the totals', async () => {
    await give(test.member, comment.commentID, 'Splendidly put.');
    const leaders = await test.guest.get('/users/leaders?leaderboardType=kudos&slotType=m');
    expect(leaders.body).toContainEqual(
      expect.objectContaining({ userID: test.other.userID, source: 'kudos', points: 1 }),
    );
    const profile = `/profile/kudos/${test.other.userID}/${test.other.name}`;
    for (const address of ['/kudos', '/', profile])
      expect((await test.member.client.page(address)).text).toContain('Splendidly put.');
    const found = async () => (await test.guest.get('/search?query=splendidly&types=kudos')).body;
    await expect.poll(found).toMatchObject([{ recordType: 'kudos', name: 'Splendidly put.' }]);
    const { rows } = await test.site.database.pool.query(
      `select count from kudos_totals where user_id = ${test.other.userID}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});
