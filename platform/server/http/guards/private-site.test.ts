import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSite } from '../../../../app/testing/test-site.ts';
import { PASSWORD, signedIn } from '../../../../features/users/server/testing/members.ts';
import type { TestSite } from '../../testing/test-site.ts';

let test: TestSite;
beforeAll(async () => {
  test = await testSite();
});
afterAll(() => test?.close());

it('shows a private community to members alone, and lets people sign in', async () => {
  const admin = await signedIn(test, 'Ines', 'administrator');
  const member = await signedIn(test, 'Bruno', 'member');
  await admin.client.patch('/config', { 'garden.privateCommunity': true });

  for (const path of [
    '/discussions',
    '/categories',
    '/search?query=a',
    '/users',
    '/tags',
    '/layouts/lookup-hydrate?layoutViewType=home',
  ]) {
    expect((await test.guest.get(path)).status, path).toBe(403);
    expect((await member.client.get(path)).status, path).toBe(200);
  }
  for (const path of ['/', '/discussions', '/discussions/feed.rss', '/sitemap.xml']) {
    expect((await test.guest.page(path)).status, path).toBe(403);
  }
  for (const path of ['/entry/signin', '/entry/register', '/robots.txt', '/healthz']) {
    expect((await test.guest.page(path)).status, path).toBe(200);
  }
  await test.client().signIn('Bruno', PASSWORD);

  await admin.client.patch('/config', { 'garden.privateCommunity': false });
  expect((await test.guest.page('/')).status).toBe(200);
});
