import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSite } from '../../../../app/testing/test-site.ts';
import {
  discussionBy,
  withoutFloodLimits,
} from '../../../../features/discussions/server/testing/community.ts';
import { signedIn, type TestMember } from '../../../../features/users/server/testing/members.ts';
import type { TestSite } from '../../testing/test-site.ts';

let test: TestSite;
let admin: TestMember;
let member: TestMember;
let other: TestMember;
let discussionID: number;
beforeAll(async () => {
  test = await testSite({ limitsRates: true });
  await withoutFloodLimits(test);
  admin = await signedIn(test, 'Ines', 'administrator');
  member = await signedIn(test, 'Bruno');
  other = await signedIn(test, 'Carla');
  discussionID = (await discussionBy(admin.client)).discussionID;
});
afterAll(() => test?.close());

const comment = (by: TestMember) =>
  by.client.post('/comments', { discussionID, body: `Words ${Math.random()}`, format: 'text' });

it('holds an account to so many posts a minute, and says when to come back', async () => {
  const first = await comment(member);
  expect(first.status).toBe(201);
  expect(
    ['limit', 'remaining', 'reset', 'policy'].map((name) => first.headers.get(`ratelimit-${name}`)),
  ).toEqual(['10', '9', '6', '10;w=60, 50;w=60']);
  const many = await Promise.all(Array.from({ length: 12 }, () => comment(member)));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(9);
  const refused = many.find(({ status }) => status !== 201);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'rateLimit', rateLimit: 'posting', status: 429 },
  });
  const wait = Number(refused?.headers.get('retry-after'));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(6);
  expect(refused?.headers.get('ratelimit-remaining')).toBe('0');
  expect((await comment(other)).status).toBe(201);
});

it('lets administrators do as much as they like', async () => {
  const many = await Promise.all(Array.from({ length: 15 }, () => comment(admin)));
  expect(many.map(({ status }) => status)).toEqual(Array(15).fill(201));
  expect(many[0]?.headers.has('ratelimit-limit')).toBe(false);
});

it('counts the searches of guests by address, and not those of members', async () => {
  // One after the other, since only a few at once are let through, and over a day, since a bucket fills again meanwhile.
  await admin.client.patch('/config', { 'rateLimits.search.seconds': 86_400 });
  const responses = [];
  for (let at = 0; at < 35; at++) responses.push(await test.guest.get('/search?query=bees'));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
  // A forwarded address is believed from proxies alone that the operator named.
  const disguised = await test.guest.call('GET', '/search?query=a', undefined, {
    'x-forwarded-for': '192.0.2.7',
  });
  expect(disguised.status).toBe(429);
  expect((await member.client.get('/search?query=bees')).status).toBe(200);
});

it('is as the settings say; 0 is no limit', async () => {
  const reactTo = (reactionType: string) =>
    other.client.post(`/discussions/${discussionID}/reactions`, { reactionType });
  await admin.client.patch('/config', { 'rateLimits.reactions.perAccount': 1 });
  expect((await reactTo('like')).status).toBe(201);
  expect((await reactTo('like')).status).toBe(429);
  await admin.client.patch('/config', {
    'rateLimits.reactions.perAccount': 0,
    'rateLimits.reactions.perAddress': 0,
  });
  const free = await reactTo('like');
  expect([free.status, free.headers.has('ratelimit-limit')]).toEqual([201, false]);
  expect((await other.client.get('/config?select=rateLimits.*')).body).toEqual({});
});
