import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { casesOf } from '../../reports/server/testing/cases.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

const test = communityOfFile();
const OFF = {
  'spam.checksOn': false,
  'spam.similarPosts': 2,
  'spam.postsPerTenMinutes': 0,
  'spam.links': 2,
  'spam.writingSeconds': 0,
  'spam.raidMode': false,
};

const settings = async (given: Partial<typeof OFF>) =>
  expect((await test.admin.client.patch('/config', { ...OFF, ...given })).status).toBe(200);

let number = 0;
const newcomer = () => signedIn(test, `Fresh_${++number}`);

async function post({ client }: TestMember, body: string, name = `Post ${++number}`) {
  return (await client.post('/discussions', { name, body, format: 'markdown', categoryID: 1 })).status;
}

describe('who is not trusted yet', () => {
  beforeEach(() => settings({ 'spam.checksOn': true }));
  afterEach(() => settings({}));

  it('is held where others said nearly the same within the hour', async () => {
    const offer =
      'Cheap watches from the best makers of the world, shipped to your door in two days, order at our shop';
    const name = 'A very good offer for all of you';
    expect(await post(await newcomer(), offer, name)).toBe(201);
    expect(await post(await newcomer(), `${offer} now`, name)).toBe(201);
    expect(await post(await newcomer(), `${offer} today`, name)).toBe(202);
    expect(
      await post(await newcomer(), 'My bees came through the winter well, though one hive was weak'),
    ).toBe(201);
    const [found] = (await casesOf(test.moderator.client, 'kind=pending')).slice(-1);
    expect(found).toMatchObject({
      holdRule: 'Others said nearly the same within the last hour',
      reportReasons: [{ reportReasonID: 'spam-automation' }],
    });
  });

  it('is held with many links, and not once enough of their posts stand', async () => {
    const links = 'https://a.example/ https://b.example/ https://c.example/';
    const fresh = await newcomer();
    expect(await post(fresh, links)).toBe(202);
    for (let count = 0; count < 5; count++) expect(await post(fresh, `Thought number ${count}`)).toBe(201);
    expect(await post(fresh, links)).toBe(201);
  });

  it('is held where they send faster than anybody types, edits and tokens left out', async () => {
    await settings({ 'spam.checksOn': true, 'spam.writingSeconds': 3 });
    const fresh = await newcomer();
    const send = (body: object) =>
      fresh.client.post('/discussions', {
        name: 'On bees',
        body: 'Bees',
        format: 'markdown',
        categoryID: 1,
        ...body,
      });
    expect((await send({ body: 'At once', writingTime: 900 })).status).toBe(202);
    expect((await send({ body: 'From no form' })).status).toBe(202);
    const slow = await send({ body: 'Thought about', writingTime: 3100 });
    expect(slow.status).toBe(201);
    const { discussionID } = slow.body;
    const comment = { body: 'Soon', format: 'markdown', discussionID };
    expect((await fresh.client.post('/comments', { ...comment, writingTime: 10 })).status).toBe(202);
    expect((await fresh.client.patch(`/discussions/${discussionID}`, { body: 'Better' })).status).toBe(200);
    await settings({ 'spam.checksOn': true });
    expect((await send({ body: 'Not asked for', writingTime: 1 })).status).toBe(201);
  });

  it('is held when they post very fast', async () => {
    await settings({ 'spam.checksOn': true, 'spam.postsPerTenMinutes': 2 });
    const fresh = await newcomer();
    expect(await post(fresh, 'One')).toBe(201);
    expect(await post(fresh, 'Two')).toBe(201);
    expect(await post(fresh, 'Three')).toBe(202);
  });
});

describe('raid mode', () => {
  afterEach(() => settings({}));

  it('holds who is not trusted, and lets nobody in', async () => {
    const fresh = await newcomer();
    const known = await newcomer();
    await test.admin.client.patch(`/users/${known.userID}`, { bypassSpam: true });
    await settings({ 'spam.raidMode': true });
    expect(await post(fresh, 'Let me in')).toBe(202);
    expect(await post(known, 'I am known')).toBe(201);
    const joining = {
      name: 'Raider',
      email: 'raider@example.org',
      password: 'amber kettle 48 lantern',
      termsOfService: true,
    };
    expect((await test.client().post('/users/register', joining)).body.code).toBe('registration.closed');
  });

  it('is switched by moderators alone', async () => {
    expect((await test.member.client.patch('/config', { 'spam.raidMode': true })).status).toBe(403);
    expect((await test.moderator.client.patch('/config', { 'spam.raidMode': true })).status).toBe(200);
  });
});
