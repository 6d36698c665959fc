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
let discussionID: number;
beforeAll(async () => {
  test = await testSite({ limitsRates: true });
  await withoutFloodLimits(test);
  admin = await signedIn(test, 'Ines', 'administrator');
  // Long enough that no bucket fills again within the test.
  await admin.client.patch('/config', {
    'rateLimits.posting.seconds': 86_400,
    'rateLimits.posting.perAccount': 4,
    'rateLimits.posting.perAddress': 0,
    'trust.posts': 3,
  });
  discussionID = (await discussionBy(admin.client)).discussionID;
});
afterAll(() => test?.close());

const comment = (by: TestMember) =>
  by.client.post('/comments', { discussionID, body: `Words ${Math.random()}`, format: 'text' });

async function limitOf(by: TestMember): Promise<{ status: number; limit: number; remaining: number }> {
  const { status, headers } = await comment(by);
  const number = (name: string) => Number(headers.get(`ratelimit-${name}`));
  return { status, limit: number('limit'), remaining: number('remaining') };
}

it('raises a limit once enough posts of an account stand, and lowers it with them', async () => {
  const bruno = await signedIn(test, 'Bruno');
  for (const remaining of [3, 2, 1])
    expect(await limitOf(bruno)).toEqual({ status: 201, limit: 4, remaining });
  // Three posts: half as many again, of which three are spent; what was drawn is not given back.
  expect(await limitOf(bruno)).toEqual({ status: 201, limit: 6, remaining: 0 });
  expect((await comment(bruno)).status).toBe(429);
});

it('has a moderator verify who may do more at once', async () => {
  const carla = await signedIn(test, 'Carla');
  expect(await limitOf(carla)).toMatchObject({ limit: 4 });
  expect((await admin.client.patch(`/users/${carla.userID}`, { bypassSpam: true })).status).toBe(200);
  expect(await limitOf(carla)).toMatchObject({ limit: 12 });
});

it('lets those who look after posts do the most', async () => {
  const moderator = await signedIn(test, 'Dana', 'moderator');
  expect(await limitOf(moderator)).toMatchObject({ status: 201, limit: 20 });
});

it('is as the settings say, and never none', async () => {
  await admin.client.patch('/config', { 'rateLimits.byTrust.new': 1 });
  const ewa = await signedIn(test, 'Ewa');
  expect(await limitOf(ewa)).toEqual({ status: 201, limit: 1, remaining: 0 });
  const refused = await comment(ewa);
  expect([refused.status, refused.headers.get('retry-after') !== null]).toEqual([429, true]);
  expect((await admin.client.patch('/config', { 'rateLimits.byTrust.new': 0 })).status).toBe(422);
});

it('leaves what is mailed to an address as it is for everybody', async () => {
  const moderator = await signedIn(test, 'Fritz', 'moderator');
  const asked = await moderator.client.post('/users/request-password', { email: 'nobody@example.com' });
  expect(asked.headers.get('ratelimit-policy')).toContain('5;w=3600');
});
