// Abilities of ranks that bound what members write, when, and in which form; and what a trusted member loses.
import { sql } from '@parley/addon-api';
import { commentOn, countedCommunity, discussionBy, signedIn } from '@parley/addon-api/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addRankOf, deleteRanks } from './testing/rank-calls.ts';

const test = countedCommunity();
beforeAll(async () => {
  await test.admin.client.patch('/addons/ranks', { enabled: true });
});
afterEach(() => deleteRanks(test));

const AWAY = '[elsewhere](https://elsewhere.example/)';
const fieldOf = ({ status, body }: { status: number; body: { errors?: { field: string }[] } }) => [
  status,
  body.errors?.[0]?.field,
];
const post = (more: object = {}) => ({
  ...{ categoryID: 1, name: 'A title long enough', body: `Words ${Math.random()}.`, format: 'markdown' },
  ...more,
});

describe('editTimeout', () => {
  it('of some seconds lets posts be edited until they are over', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.member.client, discussionID);
    const written = (secondsAgo: number) =>
      Promise.all([
        test.site.database.execute(sql`
          update comments set date_inserted = now() - make_interval(secs => ${secondsAgo})
          where comment_id = ${commentID}`),
        test.site.database.execute(sql`
          update discussions set date_inserted = now() - make_interval(secs => ${secondsAgo})
          where discussion_id = ${discussionID}`),
      ]);
    const edit = (path: string) =>
      test.member.client.patch(path, { body: `New. ${Math.random()}`, format: 'markdown' });
    const paths = [`/comments/${commentID}`, `/discussions/${discussionID}`];
    await addRankOf(test, { editTimeout: 600 });
    await written(500);
    for (const path of paths) expect([path, (await edit(path)).status]).toEqual([path, 200]);
    await written(700);
    const codes = [];
    for (const path of paths) codes.push((await edit(path)).body.code);
    expect(codes).toEqual(['comment.editWindowOver', 'discussion.editWindowOver']);
    const byStaff = await test.moderator.client.patch(paths[0] ?? '', {
      body: 'Edited.',
      format: 'markdown',
    });
    expect(byStaff.status).toBe(200);
  });
});

describe('format', () => {
  it('TextEx lets members write text and text with links, and nothing else', async () => {
    await addRankOf(test, { format: 'TextEx' });
    for (const format of ['markdown', 'html', 'rich2'])
      expect(fieldOf(await test.member.client.post('/discussions', post({ format })))).toEqual([
        422,
        'format',
      ]);
    for (const format of ['text', 'textex'])
      expect((await test.member.client.post('/discussions', post({ format }))).status).toBe(201);
    const linked = post({ format: 'textex', body: 'Look at https://elsewhere.example/page now.' });
    const { body } = await test.member.client.post('/discussions', linked);
    expect(body.body).toMatch(/<a [^>]*href="https:\/\/elsewhere\.example\/page"/);
  });
});

describe('linksPosts', () => {
  it('refuses links away in discussions and in what is made of a post afterwards', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.member.client, discussionID);
    await addRankOf(test, { linksPosts: false });
    const refused = [
      await test.member.client.post('/discussions', post({ body: AWAY })),
      await test.member.client.patch(`/discussions/${discussionID}`, { body: AWAY, format: 'markdown' }),
      await test.member.client.patch(`/comments/${commentID}`, { body: AWAY, format: 'markdown' }),
    ];
    expect(refused.map(fieldOf)).toEqual([
      [422, 'body'],
      [422, 'body'],
      [422, 'body'],
    ]);
    expect((await test.guest.get(`/comments/${commentID}`)).body.body).not.toContain('elsewhere');
    const within = { body: '[here](/discussions)', format: 'markdown' };
    expect((await test.member.client.patch(`/comments/${commentID}`, within)).status).toBe(200);
  });
});

describe('title and location', () => {
  it('are granted beside what the site says of the field, and taken away against it', async () => {
    const member = await signedIn(test, 'Fieldbee');
    const set = async (fields: object) =>
      (await member.client.patch(`/users/${member.userID}/profile-fields`, fields)).status;
    const setBoth = async (value: string) => [await set({ Title: value }), await set({ Location: value })];
    for (const [name, mutability] of [
      ['Title', 'restricted'],
      ['Location', 'all'],
    ])
      expect((await test.admin.client.patch(`/profile-fields/${name}`, { mutability })).status).toBe(200);
    expect(await setBoth('First')).toEqual([403, 200]);
    await addRankOf(test, { title: true, location: false });
    expect(await setBoth('Second')).toEqual([200, 403]);
    const { body } = await test.admin.client.get(`/users/${member.userID}`);
    expect([body.title, body.location]).toEqual(['Second', 'First']);
    await deleteRanks(test);
    expect(await setBoth('Third')).toEqual([403, 200]);
    await test.admin.client.patch('/profile-fields/Title', { mutability: 'all' });
  });
});

describe('verified', () => {
  it('false lets what members write wait, whatever their account says', async () => {
    await test.admin.client.patch('/config', { 'premoderation.firstPosts': 100 });
    const { client, userID } = await signedIn(test, 'Trustedbee');
    const statusOfPost = async () => (await client.post('/discussions', post())).status;
    expect(await statusOfPost()).toBe(202);
    await test.admin.client.patch(`/users/${userID}`, { bypassSpam: true });
    expect(await statusOfPost()).toBe(201);
    await addRankOf(test, { verified: false });
    expect(await statusOfPost()).toBe(202);
    await test.admin.client.patch('/config', { 'premoderation.firstPosts': 0 });
  });
});

describe('signatureImages', () => {
  it('is how many pictures a signature may have', async () => {
    const sign = async (count: number) =>
      (
        await test.member.client.patch(`/users/${test.member.userID}/signature`, {
          body: Array.from({ length: count }, (_, at) => `![Bee](https://x.example/${at}.png)`).join(' '),
          format: 'markdown',
        })
      ).status;
    await addRankOf(test, { signatureImages: 2 });
    expect([await sign(2), await sign(3)]).toEqual([200, 422]);
    await deleteRanks(test);
    expect([await sign(1), await sign(2)]).toEqual([200, 422]);
    await addRankOf(test, { signatureImages: 0 });
    expect([await sign(0), await sign(1)]).toEqual([200, 422]);
  });
});

it('linksActivity and meActions are kept, answered and changed', async () => {
  const rankID = await addRankOf(test, { linksActivity: false, meActions: true });
  const path = `/ranks/${rankID}`;
  const { body } = await test.admin.client.patch(path, { abilities: { meActions: false } });
  expect(body.abilities).toEqual({ meActions: false });
  expect((await test.admin.client.get(`${path}/edit`)).body.abilities).toEqual({ meActions: false });
  expect((await test.member.client.get('/ranks')).body[0].abilities).toEqual({ meActions: false });
});
