// What a reader chooses for this device holds from the first paint of every page, for guests too.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { readingPages } from './reading-pages.ts';
import { fillSmallSite, type SmallSite } from './small-site.ts';

let test: BrowserTest;
let site: SmallSite;
beforeAll(async () => {
  test = await startBrowserTest();
  site = await fillSmallSite(test.server);
});
afterAll(() => test?.close());

const shownBy = (page: Page) =>
  page.evaluate(() => {
    const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
    return { colorScheme, fontSize };
  });

it('keeps colors, size of text and less motion, and lets go of them', async () => {
  const page = await test.open({ colorScheme: 'light' });
  await page.goto(`${test.server.url}/`);
  await page.getByRole('link', { name: 'Display' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'Larger' }).check();
  await page.getByRole('radio', { name: 'Less motion' }).check();
  expect(await shownBy(page)).toEqual({ colorScheme: 'dark', fontSize: '21px' });

  // The scripts of the page are still under way: what is shown is the first paint.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => promise.then(() => route.continue()));
  await page.goto(`${test.server.url}/discussions`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The heading is there before its looks are.
  await expect.poll(() => shownBy(page)).toEqual({ colorScheme: 'dark', fontSize: '21px' });
  resolve();
  await page.waitForLoadState('networkidle');

  await page.goto(`${test.server.url}/display`);
  await page.getByRole('radio', { name: 'Dark' }).and(page.locator(':checked')).waitFor();
  await page.getByRole('group', { name: 'Colors' }).getByRole('radio', { name: 'As on this device' }).check();
  await page.getByRole('radio', { name: 'Normal' }).check();
  await page.reload();
  expect(await shownBy(page)).toEqual({ colorScheme: 'light dark', fontSize: '16px' });
  expect(await page.evaluate(() => document.documentElement.dataset.motion)).toBe('less');
});

it('reads a damaged choice as none', async () => {
  const page = await test.open();
  await page.goto(`${test.server.url}/display`);
  for (const stored of ['{', '7', '"dark"', 'null']) {
    await page.evaluate((text) => localStorage.setItem('parley-display', text), stored);
    await page.reload();
    expect((await shownBy(page)).fontSize).toBe('16px');
  }
});

it('leaves no page wider than a phone with the largest text', async () => {
  const page = await test.openAs(site.member.client.cookies, { viewport: { width: 390, height: 844 } });
  await page.goto(`${test.server.url}/display`);
  await page.getByRole('radio', { name: 'Larger' }).check();
  for (const address of Object.values(readingPages)) {
    await page.goto(`${test.server.url}${address(site)}`);
    await expect.poll(() => sidewaysScroll(page), { message: address(site) }).toBe(0);
  }
});
