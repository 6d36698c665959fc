import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
});
afterAll(() => test?.close());

it('adds a webhook, shows its secret once, sends a test and shows what came of it', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 844 } });
  await page.goto('/dashboard/webhooks');
  await page.getByText('There is no webhook yet').waitFor();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByLabel('Name').fill('Chat');
  await form.getByLabel('Address').fill('http://127.0.0.1:9/hook');
  await form.getByLabel('A discussion was started').check();
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Requests cannot go to this address.').waitFor();
  await form.getByLabel('Address').fill('http://nowhere.invalid/hook');
  await form.getByRole('button', { name: 'Save' }).click();
  const secret = page.getByRole('dialog', { name: 'The secret of this webhook' });
  await secret.getByText(/^whsec_/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await secret.getByRole('button', { name: 'I have it' }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByText('The address cannot be reached.').first().waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('switch', { name: 'Switched on' }).click();
  await page.getByText('Switched off', { exact: true }).waitFor();
});

it('finds by its number what staff did by a request', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 1440, height: 900 } });
  await page.goto('/dashboard/logs');
  await page.getByRole('heading', { level: 2, name: 'Errors' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const { body } = await admin.client.get('/audit-logs?eventType=webhook.added&limit=1');
  await page.getByRole('searchbox', { name: 'Find a request' }).fill(body[0].requestID);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Added a webhook' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
