// Calls of the API tried from the pages about it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Awaited<ReturnType<typeof setUp>>;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
});
afterAll(() => test?.close());

it('sends a call as who is signed in, and shows status, headers, time and body', async () => {
  const page = await test.openAs(admin.client.cookies);
  await page.goto('/api/docs/users#getMe');
  const call = page.locator('details', { has: page.locator('code', { hasText: /^\/users\/me$/ }) }).first();
  await call.getByText('Try it').click();
  await call.getByRole('button', { name: 'Send' }).click();
  await call.getByText(/^200 .*, \d+ ms$/).waitFor();
  await call.getByText('content-type: application/json').waitFor();
  await call.getByText('"name": "Adelina"').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}, 120_000);

it('warns before a call that writes, refuses what is no JSON, and takes a token in place of the session', async () => {
  const page = await test.openAs(admin.client.cookies);
  await page.goto('/api/docs/tags');
  const call = page.locator('details#postTag');
  await call.getByText('Try it').click();
  const body = call.getByLabel('Body');
  await body.fill('{ "name": ');
  await call.getByRole('button', { name: 'Send' }).click();
  // Nothing leaves until the box is ticked.
  expect(await call.locator('.answer').textContent()).toBe('');
  await call.getByLabel('This call changes the community.').check();
  await call.getByRole('button', { name: 'Send' }).click();
  await call.getByText('The body is not JSON:').waitFor();
  await body.fill('{ "name": "tried out", "urlcode": "tried-out" }');
  await call.getByLabel('Access token').fill('va.no.token');
  await call.getByRole('button', { name: 'Send' }).click();
  await call.getByText(/^403 /).waitFor();
  await call.getByLabel('Access token').fill('');
  await call.getByRole('button', { name: 'Send' }).click();
  await call.getByText(/^201 /).waitFor();
  const { body: tags } = await admin.client.get('/tags?query=tried');
  expect(JSON.stringify(tags)).toContain('tried out');
}, 120_000);
