// A whole site leaves as one file and comes into an empty one, from the page alone: on a desk and on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { discussion, PASSWORD, setUp } from './small-site.ts';

let old: BrowserTest;
let target: BrowserTest;
let file: Buffer;
beforeAll(async () => {
  old = await startBrowserTest();
  const admin = await setUp(old.server);
  await discussion(admin, 'How do bees find their way?', 1);
  file = await exported(old, admin.client.cookies);
  target = await startBrowserTest(undefined, {}, 1);
}, 150_000);
afterAll(async () => {
  await target?.close();
  await old?.close();
});

type Cookies = Awaited<ReturnType<typeof setUp>>['client']['cookies'];
const SLOW = { timeout: 60_000 };

async function exported(test: BrowserTest, cookies: Cookies): Promise<Buffer> {
  const page = await test.openAs(cookies);
  await page.goto('/dashboard/backups');
  await page.getByRole('main').getByRole('button', { name: 'Export the site' }).click();
  const link = page.getByRole('main').getByRole('link', { name: /^Download the export of/ });
  await link.waitFor(SLOW);
  const arriving = page.waitForEvent('download');
  await link.click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await arriving).createReadStream()) chunks.push(chunk as Buffer);
  await page.context().close();
  return Buffer.concat(chunks);
}

async function look(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const folder = process.env.PARLEY_TEST_PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/site-${name}-${width}.png`, fullPage: true });
  }
}

it('is uploaded, looked through, brought in while the site is closed, and reported', async () => {
  const admin = await setUp(target.server);
  // Refused connections and 503 belong to it, which a watched page would be failed for.
  const context = await target.browser.newContext({
    baseURL: target.server.url,
    locale: 'en',
    serviceWorkers: 'block',
  });
  const { url } = target.server;
  await context.addCookies(admin.client.cookies.map(({ name, value }) => ({ name, value, url })));
  const page = await context.newPage();
  const main = page.getByRole('main');
  const choose = (name: string, buffer: Buffer) =>
    page
      .getByLabel('The export of your old community')
      .setInputFiles({ name, mimeType: 'application/x-tar', buffer });
  await page.goto('/dashboard/moving-in');
  await main.getByText('Drop it here, or choose a file.').waitFor();
  await look(page, '1-drop');
  await choose('cut.tar', file.subarray(0, Math.floor(file.length / 2)));
  await main.getByText('It ends too early: its last part is missing.').waitFor(SLOW);
  await look(page, '2-refused');
  await choose('old-home.tar', file);
  await main.getByText('It takes the place of all that is here').waitFor(SLOW);
  await look(page, '3-preview');
  await main.getByRole('button', { name: 'Start', exact: true }).click();
  await main.getByRole('heading', { name: 'Landing' }).waitFor();
  await look(page, '4-landing');
  // The account that started it went with the empty site.
  const name = page.getByLabel('Email or username');
  await name.waitFor({ timeout: 90_000 });
  await name.fill('adelina@example.org');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await main.getByRole('heading', { name: 'Report' }).waitFor(SLOW);
  await main.getByText('Every hash of the file was compared.').waitFor();
  await look(page, '5-report');
  await main.getByRole('link', { name: 'See the place' }).click();
  await page.getByText('How do bees find their way?').first().waitFor();
  await context.close();
}, 240_000);
