// An export of another community is dropped into the page, looked through, brought in and reported: on a desk and on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BEEKEEPING, DISCOURSE } from '../features/imports/server/testing/import-site.ts';
import { tarGz, zip } from '../features/moving-in/server/testing/packed.ts';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
}, 60_000);
afterAll(() => test?.close());

const SLOW = { timeout: 60_000 };

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('The export of your old community')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

it.each([
  [1440, 'light'],
  [768, 'dark'],
  [390, 'dark'],
] as const)(
  'is uploaded, looked through, brought in and reported, at %i px, %s',
  async (width, colorScheme) => {
    const page = await test.openAs(admin.client.cookies, { viewport: { width, height: 900 }, colorScheme });
    const main = page.getByRole('main');
    const look = async (name: string) => {
      expect(await axeViolations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      const folder = process.env.PARLEY_TEST_PICTURES;
      if (folder)
        await page.screenshot({
          path: `${folder}/moving-in-${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        });
    };
    await page.goto('/dashboard/moving-in');
    const another = main.getByRole('button', { name: 'Another export' });
    await another.or(main.getByText('Drop it here, or choose a file.')).waitFor();
    if (await another.isVisible()) await another.click();
    await look('1-drop');
    await choose(page, 'picture.png', Buffer.from('89504e470d0a1a0a', 'hex'));
    // What is here whole is looked through by itself.
    await main.getByText(/is no export that can be read here/).waitFor(SLOW);
    await look('2-refused');
    // Each time under another name: what is here already does not come twice.
    await choose(page, 'export.tar.gz', await tarGz(DISCOURSE, `backup-${width}/`));
    const start = main.getByRole('button', { name: 'Start', exact: true });
    await main.getByText('Comes at most').first().waitFor(SLOW);
    const source = main.getByLabel('Address of the old site');
    if (await source.isVisible()) await source.fill(`forum-${width}.example.org`);
    await look('3-preview');
    await start.click();
    await main.getByRole('heading', { name: 'Report' }).waitFor(SLOW);
    await look('4-report');
    await main.getByRole('link', { name: 'See the place' }).click();
    await page.getByText('Glaze runs off the rim').first().waitFor();
    await page.context().close();
  },
  200_000,
);

it('discards an upload, and is for those who manage the site', async () => {
  const page = await test.openAs(admin.client.cookies);
  const main = page.getByRole('main');
  await page.goto('/dashboard/moving-in');
  await main.getByRole('button', { name: 'Another export' }).click();
  await choose(page, 'beekeeping.example.org.zip', await zip(BEEKEEPING));
  const discard = main.getByRole('button', { name: 'Discard beekeeping.example.org.zip' });
  await discard.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByText('The export is discarded.').waitFor();
  // The list is read anew after the words.
  await discard.waitFor({ state: 'detached' });
  const member = await person(test.server, admin, 'Melba');
  const other = await test.openAs(member.client.cookies);
  expect((await other.goto('/dashboard/moving-in'))?.status()).toBe(403);
}, 90_000);
