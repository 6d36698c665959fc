// A member takes their data along.
import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { setUp } from './small-site.ts';

let test: BrowserTest;
let cookies: { name: string; value: string }[];
beforeAll(async () => {
  test = await startBrowserTest();
  const admin = await setUp(test.server);
  cookies = admin.client.cookies;
});
afterAll(() => test?.close());

it('is made, downloaded and deleted from its page', async () => {
  const page = await test.openAs(cookies);
  await page.goto('/profile/data');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Make an archive' }).click();
  await main.getByText('Your archive is ready.').waitFor({ timeout: 60_000 });
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.zip');
  expect((await stat(await download.path())).size).toBeGreaterThan(500);
  await main.getByRole('button', { name: 'Delete the archive' }).click();
  await main.getByRole('button', { name: 'Make an archive' }).waitFor();
}, 120_000);
