import { afterEach, expect, it } from 'vitest';
import { testSite } from '../../../../app/testing/test-site.ts';
import { PASSWORD, signedIn } from '../../../../features/users/server/testing/members.ts';
import type { TestSite } from '../../testing/test-site.ts';

let test: TestSite | undefined;
afterEach(() => test?.close());

/** A bucket fills again while a busy machine still asks: over a day it does not. */
const A_DAY = 86_400;

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

it('counts searches of guests whichever way they come: page, link followed, call', async () => {
  test = await testSite({ limitsRates: true });
  const { guest } = test;
  const admin = await signedIn(test, 'Ines', 'administrator');
  await admin.client.patch('/config', { 'rateLimits.search.seconds': A_DAY });
  const lookup = '/layouts/lookup-hydrate?layoutViewType=search&recordType=siteSection&recordID=0';
  const responses = [];
  for (let at = 0; at < 10; at++) {
    responses.push(await guest.page(`/search?query=bees${at}`));
    responses.push(await guest.get(`${lookup}&params[query]=wasps${at}`));
    responses.push(await guest.get(`/search?query=ants${at}`));
  }
  expect(statuses(responses)).toEqual(Array(30).fill(200));
  const page = await guest.page('/search?query=late');
  expect(page.status).toBe(429);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect((await guest.get(`${lookup}&params[query]=late`)).status).toBe(429);
  // Reading goes on.
  expect((await guest.page('/')).status).toBe(200);
});

it('counts searches of members by their account', async () => {
  test = await testSite({ limitsRates: true });
  const admin = await signedIn(test, 'Ines', 'administrator');
  const { client } = await signedIn(test, 'Bruno');
  await admin.client.patch('/config', {
    'rateLimits.search.perAccount': 3,
    'rateLimits.search.seconds': A_DAY,
  });
  const responses = [];
  for (let at = 0; at < 5; at++) responses.push(await client.page(`/search?query=bees${at}`));
  expect(statuses(responses)).toEqual([200, 200, 200, 429, 429]);
  const again = await test.client().signIn('Bruno', PASSWORD);
  expect((await again.get('/search?query=bees')).status).toBe(429);
});

it('holds edits and look-ups to a pace', async () => {
  test = await testSite({ limitsRates: true });
  const admin = await signedIn(test, 'Ines', 'administrator');
  const { client, userID } = await signedIn(test, 'Bruno');
  await admin.client.patch('/config', {
    'rateLimits.edits.perAccount': 2,
    'rateLimits.edits.seconds': A_DAY,
    'rateLimits.lookups.seconds': A_DAY,
    'rateLimits.lookups.perAccount': 2,
    'rateLimits.lookups.perAddress': 2,
  });
  const edits = [];
  for (let at = 0; at < 3; at++) edits.push(await client.patch(`/users/${userID}`, { title: `Title ${at}` }));
  expect(statuses(edits)).toEqual([200, 200, 429]);
  for (const browser of [client, test.guest]) {
    const responses = [];
    for (const path of ['/users/by-names?name=B*', '/categories/search?query=a', '/tags?query=a'])
      responses.push(await browser.get(path));
    expect(statuses(responses)).toEqual([200, 200, 429]);
  }
});
