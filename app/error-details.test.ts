// What an error tells beside its words: a way on for people, and in debug mode where it came from.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '../features/users/server/testing/members.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { testSite } from './testing/test-site.ts';

let test: TestSite;
let admin: TestClient;
beforeAll(async () => {
  test = await testSite();
  admin = (await signedIn(test, 'Boss', 'administrator')).client;
});
afterAll(() => test?.close());

const post = { name: 'x', body: 'x', format: 'text', categoryID: 1 };

it('leads guests to signing in, and back to where they were', async () => {
  const { status, body } = await test.guest.post('/discussions', post);
  expect([status, body.actionButton]).toEqual([403, { label: 'Sign In', url: '/entry/signin' }]);
  const from = async (referer: string) =>
    (await test.guest.call('POST', '/discussions', post, { referer })).body.actionButton.url;
  expect(await from(`${test.url}/categories/general?page=2`)).toBe(
    '/entry/signin?Target=%2Fcategories%2Fgeneral%3Fpage%3D2',
  );
  expect(await from('https://elsewhere.example/categories')).toBe('/entry/signin');
  await admin.patch('/config', { signInUrl: 'https://id.example.com/in' });
  expect((await test.guest.post('/discussions', post)).body.actionButton.url).toBe(
    'https://id.example.com/in',
  );
});

it('leads members who are not confirmed to the mail, and others nowhere', async () => {
  const { client } = await signedIn(test, 'Una', 'unconfirmed');
  expect((await client.post('/discussions', post)).body.actionButton).toEqual({
    label: 'Resend confirmation email',
    url: '/entry/emailconfirmrequest',
  });
  const member = (await signedIn(test, 'Mona')).client;
  expect((await member.patch('/config', { debug: true })).body).not.toHaveProperty('actionButton');
});

it('tells administrators where it came from while the site is in debug mode', async () => {
  const member = (await signedIn(test, 'Milo')).client;
  const traceOf = async (client: TestClient) => (await client.get('/discussions/999')).body.trace;
  expect((await test.guest.get('/config?select=debug')).body).toEqual({ debug: false });
  expect(await traceOf(admin)).toBeUndefined();
  await admin.patch('/config', { debug: true });
  const trace = await traceOf(admin);
  expect(trace[0]).toContain('Discussion not found.');
  expect(trace[1]).toMatch(/^at /);
  expect([await traceOf(member), await traceOf(test.guest)]).toEqual([undefined, undefined]);
  expect((await admin.page('/no/such/page')).text).toContain('could not be found');
  expect((await admin.page('/discussion/999')).text).toContain('"trace":[');
  expect((await member.page('/discussion/999')).text).not.toContain('"trace":[');
  await admin.patch('/config', { debug: false });
  expect(await traceOf(admin)).toBeUndefined();
});
