// Newcomers who wait: by their first post, until somebody answers it or says that they were welcomed.
import { sql } from '@parley/addon-api';
import {
  commentOn,
  countedCommunity,
  discussionBy,
  onHomeOf,
  putOnHome,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/welcome', { enabled: true });
});

type Asking = Pick<TestMember, 'client'>;

async function waiting(reader: Asking = test.moderator, query = 'limit=100') {
  const { status, body } = await reader.client.get(`/newcomers?${query}`);
  expect(status).toBe(200);
  return body as { user: { name: string }; post: Record<string, unknown> }[];
}

const names = async (reader?: Asking) => (await waiting(reader)).map(({ user }) => user.name);
const isWaiting = async ({ name }: TestMember, reader?: Asking) => (await names(reader)).includes(name);
const becomesWaiting = (who: TestMember, expected = true) => expect.poll(() => isWaiting(who)).toBe(expected);
const mark = (by: Asking, { userID }: { userID: number }, isWelcomed = true) =>
  by.client.put(`/newcomers/${userID}`, { isWelcomed });
const rowOf = ({ userID }: { userID: number }) =>
  test.site.database.row<{ welcome_user_id: number | null; is_answered: boolean; is_welcomed: boolean }>(sql`
    select welcome_user_id, is_answered, date_welcomed is not null as is_welcomed
    from welcome_newcomers where user_id = ${userID}`);

describe('who waits', () => {
  it('is who wrote for the first time, the newest first, until somebody answers', async () => {
    const [ava, bo] = [await signedIn(test, 'Ava'), await signedIn(test, 'Bo')];
    const first = await discussionBy(ava.client);
    await becomesWaiting(ava);
    await discussionBy(ava.client);
    await commentOn(ava.client, first.discussionID);
    const opening = await discussionBy(test.admin.client);
    const { commentID } = await commentOn(bo.client, opening.discussionID);
    await becomesWaiting(bo);
    const [newest, next] = (await waiting()).filter(({ user }) => ['Ava', 'Bo'].includes(user.name));
    expect(newest).toMatchObject({
      user: { name: 'Bo' },
      post: { recordType: 'comment', recordID: commentID, name: opening.name },
      isWelcomed: false,
      dateWelcomed: null,
      welcomeUser: null,
    });
    expect(next).toMatchObject({
      user: { name: 'Ava' },
      post: { recordType: 'discussion', recordID: first.discussionID, name: first.name },
    });
    expect(next?.post.url).toContain(`/discussion/${first.discussionID}`);
    expect(await waiting(test.moderator, 'limit=1')).toMatchObject([{ user: { name: 'Bo' } }]);

    await commentOn(test.moderator.client, first.discussionID);
    await becomesWaiting(ava, false);
    expect(await rowOf(ava)).toEqual({
      welcome_user_id: test.moderator.userID,
      is_answered: true,
      is_welcomed: true,
    });
    await commentOn(test.moderator.client, opening.discussionID);
    await commentOn(test.admin.client, opening.discussionID, { parentCommentID: commentID });
    await becomesWaiting(bo, false);
    expect((await rowOf(bo))?.welcome_user_id).toBe(test.admin.userID);
  });

  it('is answered by a comment that names them, too', async () => {
    const cy = await signedIn(test, 'Cy');
    const { discussionID } = await discussionBy(test.admin.client);
    await commentOn(cy.client, discussionID);
    await becomesWaiting(cy);
    await commentOn(test.member.client, discussionID, {
      body: 'Good to have you here, @Cy',
      format: 'markdown',
    });
    await becomesWaiting(cy, false);
    expect((await rowOf(cy))?.welcome_user_id).toBe(test.member.userID);
  });

  it('does not see themselves, and is no administrator', async () => {
    const dov = await signedIn(test, 'Dov', 'moderator');
    await discussionBy(dov.client);
    await becomesWaiting(dov);
    expect(await isWaiting(dov, dov)).toBe(false);
    const boss = await signedIn(test, 'Boss');
    await test.site.database.execute(sql`update users set admin = 1 where user_id = ${boss.userID}`);
    await discussionBy(boss.client);
    const eve = await signedIn(test, 'Eve');
    await discussionBy(eve.client);
    await becomesWaiting(eve);
    expect(await isWaiting(boss)).toBe(false);
  });

  it('is new as long as the site says', async () => {
    const fay = await signedIn(test, 'Fay');
    await discussionBy(fay.client);
    await becomesWaiting(fay);
    await test.site.database.execute(sql`
      update users set date_inserted = now() - interval '31 days' where user_id = ${fay.userID}`);
    expect(await isWaiting(fay)).toBe(false);
    await test.admin.client.patch('/config', { 'welcome.days': 60 });
    expect(await isWaiting(fay)).toBe(true);
    for (const config of [{ 'welcome.days': 0 }, { 'welcome.days': 366 }, { 'welcome.shown': 101 }])
      expect((await test.admin.client.patch('/config', config)).status).toBe(422);
    await test.admin.client.patch('/config', { 'welcome.days': 30 });
  });
});

describe('what may not be seen names nobody', () => {
  it('in a category that the reader does not see', async () => {
    const gus = await signedIn(test, 'Gus', 'moderator');
    const regular = await signedIn(test, 'Regular');
    await discussionBy(gus.client, { categoryID: test.privateCategoryID });
    await becomesWaiting(gus);
    const role = await test.admin.client.post('/roles', { name: 'Regulars', type: 'member' });
    expect(role.status).toBe(201);
    await test.admin.client.patch(`/roles/${role.body.roleID}/permissions`, [
      { type: 'global', permissions: { 'newcomers.welcome': true } },
    ]);
    const roles = (await test.admin.client.get(`/users/${regular.userID}`)).body.roles;
    await test.admin.client.patch(`/users/${regular.userID}`, {
      roleID: [...roles.map(({ roleID }: { roleID: number }) => roleID), role.body.roleID],
    });
    const ida = await signedIn(test, 'Ida');
    await discussionBy(ida.client);
    await becomesWaiting(ida);
    expect(await isWaiting(ida, regular)).toBe(true);
    expect(await isWaiting(gus, regular)).toBe(false);
    expect((await mark(regular, gus)).status).toBe(404);
    expect((await rowOf(gus))?.is_welcomed).toBe(false);
    expect((await mark(regular, ida)).body.welcomeUser.name).toBe('Regular');
  });

  it('held, deleted, banned', async () => {
    const hal = await signedIn(test, 'Hal');
    const { discussionID } = await discussionBy(hal.client);
    await becomesWaiting(hal);
    const held = (value: boolean) =>
      test.site.database.execute(sql`
        update discussions set date_held = case when ${value} then now() end where discussion_id = ${discussionID}`);
    await held(true);
    expect(await isWaiting(hal)).toBe(false);
    expect((await mark(test.moderator, hal)).status).toBe(404);
    await held(false);
    expect(await isWaiting(hal)).toBe(true);
    await test.admin.client.put(`/users/${hal.userID}/ban`, { banned: true });
    expect(await isWaiting(hal)).toBe(false);
    await test.admin.client.put(`/users/${hal.userID}/ban`, { banned: false });
    expect(await isWaiting(hal)).toBe(true);
    await test.admin.client.delete(`/discussions/${discussionID}`);
    expect(await isWaiting(hal)).toBe(false);
  });

  it('and the next post takes the place of one that went', async () => {
    const jo = await signedIn(test, 'Jo');
    const { discussionID } = await discussionBy(test.member.client);
    const gone = await commentOn(jo.client, discussionID);
    await becomesWaiting(jo);
    await test.admin.client.delete(`/comments/${gone.commentID}`);
    expect(await isWaiting(jo)).toBe(false);
    const next = await discussionBy(jo.client);
    await becomesWaiting(jo);
    expect((await waiting()).find(({ user }) => user.name === 'Jo')?.post.recordID).toBe(next.discussionID);
  });
});

describe('marking', () => {
  it('is done once, by the first of fifty, and taken back', async () => {
    const kim = await signedIn(test, 'Kim');
    await discussionBy(kim.client);
    await becomesWaiting(kim);
    const events = async () =>
      (
        await test.site.database.rows(sql`
          select from events where type = 'newcomer.marked' and payload->>'newcomerID' = ${String(kim.userID)}`)
      ).length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => mark(n % 2 ? test.moderator : test.admin, kim)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.welcomeUser.name)).size).toBe(1);
    expect(answers[0]?.body.isWelcomed).toBe(true);
    expect([await isWaiting(kim), await events()]).toEqual([false, 1]);
    expect((await mark(test.moderator, kim, false)).body).toMatchObject({
      isWelcomed: false,
      dateWelcomed: null,
      welcomeUser: null,
    });
    expect((await mark(test.moderator, kim, false)).status).toBe(200);
    expect([await isWaiting(kim), await events()]).toEqual([true, 2]);
  });

  it('cannot take an answer back', async () => {
    const lea = await signedIn(test, 'Lea');
    const { discussionID } = await discussionBy(lea.client);
    await commentOn(test.other.client, discussionID);
    await expect.poll(async () => (await rowOf(lea))?.is_answered).toBe(true);
    expect((await mark(test.moderator, lea, false)).body.code).toBe('welcome.answered');
    expect((await mark(test.moderator, lea)).body.welcomeUser.name).toBe(test.other.name);
  });

  it('has words for guests, members, oneself and nobody', async () => {
    expect((await test.guest.get('/newcomers')).status).toBe(403);
    expect((await test.member.client.get('/newcomers')).status).toBe(403);
    expect((await mark({ client: test.guest }, test.member)).status).toBe(403);
    expect((await mark(test.member, test.other)).status).toBe(403);
    expect((await mark(test.moderator, test.moderator)).body.code).toBe('welcome.own');
    for (const userID of [99_999, 1]) expect((await mark(test.moderator, { userID })).status).toBe(404);
    expect((await test.member.client.page('/newcomers')).status).toBe(403);
    expect((await test.moderator.client.page('/newcomers')).status).toBe(200);
  });

  it.each([
    ['GET', '/newcomers?limit=0', undefined, 422],
    ['GET', '/newcomers?limit=101', undefined, 422],
    ['PUT', '/newcomers/5', {}, 400],
    ['PUT', '/newcomers/5', { isWelcomed: 'often' }, 422],
    ['PUT', '/newcomers/x', { isWelcomed: true }, 422],
  ] as const)('refuses %s %s %o', async (method, path, body, status) => {
    expect((await test.moderator.client.call(method, path, body)).status).toBe(status);
  });
});

it('is a widget for those who may, as long as the layout or the site says', async () => {
  await putOnHome(test.admin.client, [
    { $hydrate: 'react.welcome.newcomers' },
    { $hydrate: 'react.welcome.newcomers', limit: 9 },
  ]);
  const shown = ({ client }: Asking) => onHomeOf(client, 'NewcomersToWelcome');
  for (const who of [test.admin, test.moderator])
    expect(await shown(who)).toEqual([{ limit: 5 }, { limit: 9 }]);
  for (const who of [test.member, { client: test.guest }]) expect(await shown(who)).toEqual([]);
});

it('goes with the account of the newcomer, and forgets the name of who welcomed them', async () => {
  const [max, nia] = [await signedIn(test, 'Max'), await signedIn(test, 'Nia', 'moderator')];
  await discussionBy(max.client);
  await becomesWaiting(max);
  await mark(nia, max);
  await test.admin.client.delete(`/users/${nia.userID}`, { deleteMethod: 'keep' });
  expect(await rowOf(max)).toEqual({ welcome_user_id: null, is_answered: false, is_welcomed: true });
  await test.admin.client.delete(`/users/${max.userID}`, { deleteMethod: 'keep' });
  expect(await rowOf(max)).toBeUndefined();
});
