import { signedIn, testSite } from '@parley/addon-api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
  test = await testSite({ limitsRates: true });
});
afterAll(() => test?.close());

it('is sent only so often, by staff as well', async () => {
  const admin = await signedIn(test, 'Ines', 'administrator');
  const eve = await signedIn(test, 'Eve', 'moderator');
  const ava = await signedIn(test, 'Ava');
  await admin.client.patch('/addons/thank-you-notes', { enabled: true });
  await admin.client.patch('/config', { 'rateLimits.thankYouNotes.perAccount': 2 });
  const send = () => eve.client.post(`/users/${ava.userID}/thank-you-notes`, { text: 'You were kind.' });
  const statuses = [(await send()).status, (await send()).status, (await send()).status];
  expect(statuses).toEqual([201, 201, 429]);
});
