import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

let test: TestSite;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await testSite();
  admin = await signedIn(test, 'Ines', 'administrator');
  member = await signedIn(test, 'Bruno');
});
afterAll(() => test?.close());

const settings = async () => (await admin.client.get('/config?select=emailDigest.*')).body;

it('has the settings that clients know, for those who manage the community', async () => {
  const noWords = '[{"children":[{"text":""}],"type":"p"}]';
  expect(await settings()).toEqual({
    'emailDigest.enabled': false,
    'emailDigest.autosubscribe.enabled': false,
    'emailDigest.logo': '',
    'emailDigest.defaultFrequency': 'weekly',
    'emailDigest.dayOfWeek': 1,
    'emailDigest.monthly.dayOfWeek': 1,
    'emailDigest.monthly.setPosition': 'first',
    'emailDigest.postCount': 5,
    'emailDigest.title': '',
    'emailDigest.includeCommunityName': true,
    'emailDigest.introduction': noWords,
    'emailDigest.footer': noWords,
    'emailDigest.imageEnabled': false,
    'emailDigest.authorEnabled': true,
    'emailDigest.viewCountEnabled': true,
    'emailDigest.commentCountEnabled': true,
    'emailDigest.scoreCountEnabled': true,
  });
  expect((await member.client.get('/config?select=emailDigest.*')).body).toEqual({});
  expect((await test.guest.get('/config?select=emailDigest.*')).body).toEqual({});
});

it('stores what is set, by those who may', async () => {
  const change = { 'emailDigest.defaultFrequency': 'monthly', 'emailDigest.postCount': 12 };
  expect((await member.client.patch('/config', change)).status).toBe(403);
  expect((await test.guest.patch('/config', change)).status).toBe(403);
  expect((await admin.client.patch('/config', change)).status).toBe(200);
  expect(await settings()).toMatchObject(change);
});

it.each([
  ['emailDigest.postCount', 2],
  ['emailDigest.postCount', 21],
  ['emailDigest.dayOfWeek', 8],
  ['emailDigest.defaultFrequency', 'hourly'],
  ['emailDigest.monthly.setPosition', 'third'],
])('refuses %s = %s, and changes nothing', async (key, value) => {
  const before = await settings();
  const { status } = await admin.client.patch('/config', { [key]: value, 'emailDigest.enabled': true });
  expect(status).toBe(422);
  expect(await settings()).toEqual(before);
});
