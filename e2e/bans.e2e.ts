import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
});
afterAll(() => test?.close());

it('bans a mail domain and a range, says what cannot be banned, and lifts a ban', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 800 } });
  await page.goto('/dashboard/user/bans');
  await page.getByText('Nobody is banned by where they come from').waitFor();
  await page.getByRole('button', { name: 'Add a ban' }).click();
  const form = page.getByRole('dialog', { name: 'Add a ban' });
  const place = form.getByLabel('Network addresses or mail domain');
  await place.fill('127.0.0.0/8');
  await form.getByLabel('Why').fill('Floods of new accounts');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('This would ban yourself.').waitFor();
  await place.fill('203.0.113.0/24');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: '203.0.113.0/24' }).waitFor();
  await page.getByRole('button', { name: 'Add a ban' }).click();
  await place.fill('@spam.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'spam.example', exact: true }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  const row = page.getByRole('listitem').filter({ hasText: 'spam.example' });
  await row.getByRole('button', { name: 'Lift' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lift' }).click();
  await page.getByRole('heading', { name: 'spam.example', exact: true }).waitFor({ state: 'detached' });
  const { body } = await admin.client.get('/ban-rules');
  expect(body).toMatchObject([{ addressRange: '203.0.113.0/24', reason: 'Floods of new accounts' }]);
});

it('is for those who manage members', async () => {
  const page = await test.openAs(member.client.cookies);
  expect((await page.goto('/dashboard/user/bans'))?.status()).toBe(403);
});
