// The field of the search in the banner and on the search page: what it suggests, and how it is emptied.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { done, setUp } from './small-site.ts';

let test: BrowserTest;
let guest: Page;
beforeAll(async () => {
  test = await startBrowserTest();
  const { client } = await setUp(test.server);
  await done(
    client.post('/discussions', {
      name: 'How bees dance',
      body: 'In circles.',
      format: 'text',
      categoryID: 1,
    }),
  );
  await vi.waitUntil(async () => (await client.get('/search?query=bees')).body.length === 1, {
    timeout: 15_000,
  });
  guest = await test.open(still);
});
afterAll(() => test?.close());

/** That of the page, not the quiet one of the title bar. */
const bar = () => guest.locator('[data-search-bar]:not(header [data-search-bar])');
const field = () => bar().getByRole('searchbox');

it('suggests in the banner, over what is below, and leads there by keys', async () => {
  await guest.goto('/');
  await field().fill('bees');
  const first = bar().locator('[data-suggestion]').first();
  await first.getByText('How bees dance').waitFor();
  expect(
    await first.evaluate((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  ).toBe(true);
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  expect(await widthOf(first)).toBeGreaterThan((await widthOf(bar())) - 20);
  expect(await axeViolations(guest)).toEqual([]);
  await field().press('ArrowDown');
  await guest.keyboard.press('Enter');
  await guest.waitForURL(/\/discussion\/\d+\/how-bees-dance/);
});

it('says that nothing is found, and is cleared, with the results beside it', async () => {
  await guest.goto('/search?query=bees');
  expect(await field().inputValue()).toBe('bees');
  await field().fill('zzqq');
  await bar().getByText('No results found.').first().waitFor();
  await bar().getByRole('button', { name: 'Clear' }).click();
  await guest.waitForURL((url) => url.searchParams.get('query') === '');
  expect(await field().inputValue()).toBe('');
});

it('finds all of the words or any of them, on this site or all, and keeps the choice', async () => {
  await guest.goto('/search?query=bees+circles');
  await guest.getByRole('link', { name: 'How bees dance' }).waitFor();
  await guest.goto('/search?query=bees+zzqq&scope=hub');
  await guest.getByText('Nothing was found').waitFor();
  const ways = guest.getByRole('link', { name: 'Any of them' });
  await ways.click();
  await guest.waitForURL((url) => url.searchParams.get('queryOperator') === 'or');
  await guest.getByRole('link', { name: 'How bees dance' }).waitFor();
  await guest.getByRole('main').getByRole('link', { name: 'Posts', exact: true }).click();
  await guest.waitForURL((url) => url.searchParams.get('domain') !== null);
  const { searchParams: then } = new URL(guest.url());
  expect([then.get('queryOperator'), then.get('scope')]).toEqual(['or', 'hub']);
  await guest.getByRole('link', { name: 'How bees dance' }).waitFor();
});
