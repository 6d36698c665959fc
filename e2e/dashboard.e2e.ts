import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
});
afterAll(() => test?.close());

it('leads by keys alone from /admin to any page of it', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 1440, height: 900 } });
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  await dialog.getByRole('searchbox').waitFor();
  await page.keyboard.type('bans networks');
  await dialog.getByRole('link', { name: /^Bans of networks/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Bans of networks and mail domains' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  expect(await navigation.locator('[aria-current=page]').innerText()).toBe(
    'Bans of networks and mail domains',
  );
  expect(await axeViolations(page)).toEqual([]);
});

it('folds its navigation on a phone, and closes it behind whoever chose a page', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 844 } });
  await page.goto('/settings/mail');
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  const bar = page.getByRole('button', { name: 'Dashboard: Mail' });
  await bar.waitFor();
  expect(await navigation.isVisible()).toBe(false);
  await page.getByRole('heading', { level: 1, name: 'Mail' }).waitFor();
  await bar.click();
  await navigation.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await navigation.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
  await page.getByRole('button', { name: 'Dashboard: Audit log', expanded: false }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
