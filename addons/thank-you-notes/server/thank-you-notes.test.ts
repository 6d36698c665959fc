// Notes of thanks: who sends them, who reads and removes them, and what goes with whom.
import { sql } from '@parley/addon-api';
import {
  commentOn,
  countedCommunity,
  discussionBy,
  notificationTypesOf,
  rowsReadBy,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/thank-you-notes', { enabled: true });
});

const send = (from: Pick<TestMember, 'client'>, to: { userID: number }, body: object = {}) =>
  from.client.post(`/users/${to.userID}/thank-you-notes`, { text: 'You were kind.', ...body });

async function textsOf({ userID }: { userID: number }, reader = test.member): Promise<string[]> {
  const { status, body } = await reader.client.get(`/users/${userID}/thank-you-notes`);
  expect(status).toBe(200);
  return body.map(({ text }: { text: string }) => text);
}

describe('a thank-you note', () => {
  it('is sent by staff, notifies its receiver alone, and stands on the profile', async () => {
    const ava = await signedIn(test, 'Ava');
    const sent = await send(test.moderator, ava, { text: '  You were kind. ' });
    expect(sent).toMatchObject({
      status: 201,
      body: { text: 'You were kind.', about: null, user: { name: 'Ava' } },
    });
    await send(test.admin, ava, { text: 'And quick.' });
    expect(await textsOf(ava)).toEqual(['And quick.', 'You were kind.']);
    const types = await notificationTypesOf(test, ava);
    expect(types.filter((type) => type === 'ThankYouNote')).toHaveLength(2);
    expect(await notificationTypesOf(test, test.moderator)).not.toContain('ThankYouNote');
    const page = await test.member.client.page(`/profile/thanks/${ava.userID}/Ava`);
    expect(page.text).toContain('You were kind.');
    const firstOf = await test.member.client.get(`/users/${ava.userID}/thank-you-notes?limit=1&page=2`);
    expect(firstOf.body).toMatchObject([{ text: 'You were kind.' }]);
  });

  it('names its post to those alone who see it, and none that its receiver may not see', async () => {
    const open = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.other.client, open.discussionID);
    const about = { recordType: 'comment', recordID: commentID };
    const sent = await send(test.moderator, test.other, { about });
    expect(sent.body.about).toMatchObject({ name: open.name });
    expect(sent.body.about.url).toContain(`${commentID}`);

    const closed = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
    const hidden = { recordType: 'discussion', recordID: closed.discussionID };
    expect((await send(test.admin, test.member, { about: hidden })).body.code).toBe('thankYouNote.unseen');
    expect((await send(test.admin, test.moderator, { about: hidden })).body.about).toMatchObject({
      name: closed.name,
    });
    const path = `/users/${test.moderator.userID}/thank-you-notes`;
    expect((await test.member.client.get(path)).body).toMatchObject([{ about: null }]);
    expect((await test.admin.client.get(path)).body).toMatchObject([{ about: { name: closed.name } }]);
    await test.admin.client.delete(`/comments/${commentID}`);
    const [left] = (await test.member.client.get(`/users/${test.other.userID}/thank-you-notes`)).body;
    expect(left).toMatchObject({ text: 'You were kind.', about: null });
  });

  it('is removed by who received it, who sent it, and moderators', async () => {
    const [bo, cy] = [await signedIn(test, 'Bo'), await signedIn(test, 'Cy')];
    for (const who of [bo, test.admin, test.moderator]) {
      const { noteID } = (await send(test.admin, bo)).body;
      expect((await cy.client.delete(`/thank-you-notes/${noteID}`)).status).toBe(404);
      expect((await who.client.delete(`/thank-you-notes/${noteID}`)).status).toBe(204);
      expect((await who.client.delete(`/thank-you-notes/${noteID}`)).status).toBe(404);
    }
    expect(await textsOf(bo)).toEqual([]);
    const page = await bo.client.page(`/profile/thanks/${bo.userID}/Bo`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('You were kind.');
  });

  it('is for open profiles alone to read, beside its receiver', async () => {
    const dov = await signedIn(test, 'Dov');
    await send(test.admin, dov);
    await test.site.database.execute(sql`update users set is_private = true where user_id = ${dov.userID}`);
    expect((await test.member.client.get(`/users/${dov.userID}/thank-you-notes`)).status).toBe(404);
    expect(await textsOf(dov, dov)).toEqual(['You were kind.']);
  });
});

describe('refusals', () => {
  it.each([
    [{ text: '   ' }, 422],
    [{ text: 'x'.repeat(501) }, 422],
    [{ text: undefined }, 400],
    [{ about: { recordType: 'category', recordID: 1 } }, 422],
    [{ about: { recordType: 'discussion', recordID: 99_999 } }, 404],
  ] as const)('%o answers %i', async (body, status) => {
    expect((await send(test.moderator, test.member, body)).status).toBe(status);
  });

  it('has words for guests, members, oneself and nobody', async () => {
    expect((await send({ client: test.guest }, test.member)).status).toBe(403);
    expect((await send(test.other, test.member)).status).toBe(403);
    expect((await send(test.moderator, test.moderator)).body.code).toBe('thankYouNote.own');
    for (const userID of [99_999, 1]) expect((await send(test.moderator, { userID })).status).toBe(404);
    expect((await test.guest.get(`/users/${test.member.userID}/thank-you-notes`)).status).toBe(403);
    expect((await test.member.client.get('/users/99999/thank-you-notes')).status).toBe(404);
    expect((await test.guest.delete('/thank-you-notes/1')).status).toBe(403);
    expect((await send(test.moderator, test.member, { text: 'x'.repeat(500) })).status).toBe(201);
  });
});

it('goes with either account', async () => {
  const [fay, gus] = [await signedIn(test, 'Fay'), await signedIn(test, 'Gus', 'moderator')];
  await send(gus, fay);
  await send(test.admin, fay, { text: 'Well done.' });
  await test.admin.client.delete(`/users/${gus.userID}`, { deleteMethod: 'keep' });
  expect(await textsOf(fay)).toEqual(['Well done.']);
  await test.admin.client.delete(`/users/${fay.userID}`, { deleteMethod: 'keep' });
  expect(
    await test.site.database.rows(sql`select from thank_you_notes where user_id = ${fay.userID}`),
  ).toEqual([]);
});

it('reads as many rows of two thousand notes as of fifty', async () => {
  const hal = await signedIn(test, 'Hal');
  const fill = (count: number) =>
    test.site.database.execute(sql`
      insert into thank_you_notes (user_id, insert_user_id, text)
      select ${hal.userID}, ${test.admin.userID}, 'n' || n from generate_series(1, ${count}::int) n`);
  const reading = () =>
    rowsReadBy(test.site.database, async () => {
      expect(await textsOf(hal)).toHaveLength(30);
    });
  await fill(50);
  await test.site.database.execute(sql`vacuum analyze thank_you_notes`);
  await textsOf(hal);
  const few = await reading();
  await fill(2000);
  await test.site.database.execute(sql`vacuum analyze thank_you_notes`);
  expect(await reading()).toBeLessThanOrEqual(few + 20);
}, 30_000);

it('leaves no call and no tab where it is switched off, and loses nothing', async () => {
  const ida = await signedIn(test, 'Ida');
  await send(test.admin, ida);
  await test.admin.client.patch('/addons/thank-you-notes', { enabled: false });
  expect((await test.member.client.get(`/users/${ida.userID}/thank-you-notes`)).status).toBe(404);
  expect((await test.member.client.page(`/profile/thanks/${ida.userID}/Ida`)).status).toBe(404);
  await test.admin.client.patch('/addons/thank-you-notes', { enabled: true });
  expect(await textsOf(ida)).toEqual(['You were kind.']);
});
