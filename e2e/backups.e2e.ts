// From the page alone: a backup is made, proven, and deleted.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { setUp } from './small-site.ts';

let test: BrowserTest;
let page: Page;
beforeAll(async () => {
  test = await startBrowserTest();
  const admin = await setUp(test.server);
  page = await test.openAs(admin.client.cookies);
});
afterAll(() => test?.close());

const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

it('is made, proven and deleted from its page, and the first page of the dashboard knows', async () => {
  await page.goto('/dashboard/backups');
  await page.getByText('There is no backup yet.').waitFor();
  await button('Back up now').click();
  await page.getByText('Not tried yet').waitFor({ timeout: 60_000 });
  await button(/^Try it: the backup of/).click();
  await page.getByText(/^Proven: [\d,]+ rows came back$/).waitFor({ timeout: 60_000 });
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/dashboard');
  await page.getByText('A backup was proven to be restorable.').waitFor();
  await page.goto('/dashboard/backups');
  await button(/^Delete the backup of/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('There is no backup yet.').waitFor();
}, 150_000);

it('is restored from its page, once the name of the site was typed', async () => {
  const own = await startBrowserTest(undefined, {}, 1);
  try {
    const admin = await setUp(own.server);
    // Refused connections and 503 belong to it, which a watched page would be failed for.
    const context = await own.browser.newContext({
      baseURL: own.server.url,
      locale: 'en',
      serviceWorkers: 'block',
    });
    const { url } = own.server;
    await context.addCookies(admin.client.cookies.map(({ name, value }) => ({ name, value, url })));
    const other = await context.newPage();
    const main = other.getByRole('main');
    await other.goto('/dashboard/backups');
    await main.getByRole('button', { name: 'Back up now' }).click();
    await other.getByText('Not tried yet').waitFor({ timeout: 60_000 });
    await main.getByRole('button', { name: /^Restore the backup of/ }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByText('Discussions').waitFor();
    expect(await axeViolations(other)).toEqual([]);
    const field = dialog.getByLabel(/^To be sure, type the name of this site/);
    await field.fill('Another site');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await dialog.getByText('That is not the name of this site.').waitFor();
    const label = await dialog.getByText(/^To be sure, type the name of this site/).textContent();
    await field.fill(label?.split(': ')[1] ?? '');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await other.getByText('The backup is being restored.').waitFor();
    await other.getByText(/ was restored: [\d,]+ rows\./).waitFor({ timeout: 90_000 });
    await main.getByText('Before a restore').waitFor();
    expect(await axeViolations(other)).toEqual([]);
    await other.setViewportSize({ width: 390, height: 844 });
    expect(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await context.close();
  } finally {
    await own.close();
  }
}, 200_000);

it('exports the whole site into a file that is downloaded and deleted there', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard/backups');
  await button('Export the site').click();
  const link = page.getByRole('main').getByRole('link', { name: /^Download the export of/ });
  await link.waitFor({ timeout: 60_000 });
  const sha256 = await page
    .getByRole('main')
    .locator('code', { hasText: /^[0-9a-f]{64}$/ })
    .innerText();
  await page.getByText(/^It can be downloaded until /).waitFor();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const folder = process.env.PARLEY_TEST_PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/export-${width}.png`, fullPage: true });
  }
  const arriving = page.waitForEvent('download');
  await link.click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^parley-.*\.tar$/);
  expect(await download.failure()).toBe(null);
  const content = await readFile(await download.path());
  expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  await page.getByText('Nothing proves yet that the site could be had back.').waitFor();
  await button(/^Delete the export of/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('There is no backup yet.').waitFor();
}, 90_000);

it('has the schedule that its form was saved with', async () => {
  await page.goto('/dashboard/backups');
  await page.getByLabel('A backup every so many hours').fill('24');
  await button('Save').click();
  await page.getByText('Saved.').waitFor();
  await page.reload();
  expect(await page.getByLabel('A backup every so many hours').inputValue()).toBe('24');
});
