// Pages and orders of many things: where they stand in the address, and in the browser's history.
import { expect, it } from 'vitest';
import { arriveAt, type BrowserTest } from '../browser-test.ts';
import type { SmallSite } from '../small-site.ts';

type Stage = () => { test: BrowserTest; site: SmallSite };

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;

export function walkPagers(stage: Stage): void {
  it('goes through the pages of a thread in its order, each a step back', async () => {
    const { test, site } = stage();
    const page = await test.open();
    const path = pathOf(site.thread);
    await page.goto(`${path}?sort=-dateInserted`);
    const pagers = page.getByRole('main').getByRole('navigation', { name: /pages/i });
    const top = pagers.first();
    const range = async () => (await top.innerText()).match(/Page \d+ of \d+/)?.[0];
    expect([await pagers.count(), await range()]).toEqual([2, 'Page 1 of 4']);
    // Of 36 comments 32 are of the first level: the thread names one total.
    await page.getByRole('heading', { name: '36 comments', exact: true }).waitFor();
    const before = await page.evaluate(() => history.length);
    await top.getByRole('link', { name: 'Next page' }).click();
    await arriveAt(page, (url) => url.pathname === `${path}/p2` && url.search === '?sort=-dateInserted');
    expect([await range(), await page.evaluate(() => history.length)]).toEqual(['Page 2 of 4', before + 1]);
    await top.getByLabel('Go to page').fill('99');
    await top.getByLabel('Go to page').press('Enter');
    await arriveAt(page, (url) => url.pathname === `${path}/p4`);
    expect([await range(), await top.getByRole('link', { name: 'Next page' }).count()]).toEqual([
      'Page 4 of 4',
      0,
    ]);
    await top.getByLabel('Go to page').fill('1');
    await top.getByLabel('Go to page').press('Enter');
    await arriveAt(page, (url) => url.pathname === path && url.search === '?sort=-dateInserted');
    await page.goto(pathOf(site.longTitled));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await pagers.count()).toBe(0);
    await page.close();
  });

  it('keeps the order of a list in its address, in place of what stood there', async () => {
    const { test } = stage();
    const page = await test.open();
    await page.goto('/discussions?type=discussion');
    const before = await page.evaluate(() => history.length);
    for (const [was, name, search] of [
      ['Recently Commented', 'Top', '?type=discussion&sort=-score'],
      ['Top', 'Recently Commented', '?type=discussion'],
    ] as const) {
      const menu = page.locator('summary', { hasText: was });
      await menu.click();
      await page.locator('details[open]').getByRole('link', { name, exact: true }).click();
      await arriveAt(page, (url) => url.pathname === '/discussions' && url.search === search);
    }
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.close();
  });
}
