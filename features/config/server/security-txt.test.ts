import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

let test: TestSite;
let admin: TestMember;
beforeAll(async () => {
  test = await accountSite();
  admin = await signedIn(test, 'Boss', 'administrator');
});
afterAll(() => test?.close());

const PATH = '/.well-known/security.txt';

it('is not there without a contact', async () => {
  expect((await test.guest.send('GET', PATH)).status).toBe(404);
});

it('names the contact, also to those who may not read a private site', async () => {
  const settings = { 'garden.securityContact': 'mailto:safe@example.org', 'garden.privateCommunity': true };
  expect((await admin.client.patch('/config', settings)).status).toBe(200);
  const { status, text } = await test.guest.send('GET', PATH);
  expect([status, text]).toEqual([
    200,
    expect.stringMatching(
      /^Contact: mailto:safe@example\.org\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\nCanonical: http.*\/\.well-known\/security\.txt\n$/,
    ),
  ]);
  const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(80);
  expect(days).toBeLessThan(366);
});

it.each(['safe@example.org', 'http://example.org', 'mailto:a@b.c\nExpires: never', 'https://'])(
  'refuses %j as a contact',
  async (contact) => {
    const { status, body } = await admin.client.patch('/config', { 'garden.securityContact': contact });
    expect([status, body.errors[0].message]).toEqual([422, expect.stringContaining('mailto:')]);
  },
);
