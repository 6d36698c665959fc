// What lies below the window is laid out after the first frame: nobody can tell by where things are.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BrowserTest, startBrowserTest } from './browser-test.ts';
import { fillSmallSite, type SmallSite } from './small-site.ts';

let test: BrowserTest;
let site: SmallSite;
let path: string;
beforeAll(async () => {
  test = await startBrowserTest();
  site = await fillSmallSite(test.server);
  path = new URL(site.thread.url).pathname;
});
afterAll(() => test?.close());

const phone = { viewport: { width: 390, height: 844 } };

/** Its scripts do nothing: its first layout stays. */
async function withoutScripts(page: Page): Promise<Page> {
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return page;
}

const heights = (page: Page) =>
  page.locator('article').evaluateAll((posts) => posts.map((post) => post.getBoundingClientRect().height));
const contained = (page: Page) =>
  page
    .locator('.lazyLayout')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );

it.each(['/', '/discussions', '/categories', '/search?query=bees', 'a thread'])(
  'contains nothing any more once a page is there: %s',
  async (address) => {
    const page = await test.open(phone);
    await page.goto(address === 'a thread' ? path : address);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.laidOut)).toBe('');
    expect(await contained(page)).toBe(0);
  },
);

it.each(['/discussions', 'a thread'])('moves nothing that is seen: %s', async (address) => {
  const page = await test.open(phone);
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address === 'a thread' ? path : address);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.laidOut)).toBe('');
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
});

it('leaves out of the first layout what is below the window, and nothing of what is printed', async () => {
  const page = await withoutScripts(await test.open(phone));
  await page.goto(path);
  const estimated = await heights(page);
  expect(await contained(page)).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });
  expect(await contained(page)).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    document.documentElement.dataset.laidOut = '';
  });
  expect(await heights(page)).not.toEqual(estimated);
});

it('lays out the whole page for whoever comes to a comment or back to a place', async () => {
  const page = await withoutScripts(await test.open(phone));
  const id = site.commentIDs[7] as number;
  await page.goto(`${path}#Comment_${id}`);
  expect(await contained(page)).toBe(0);
  const top = () => page.locator(`#Comment_${id}`).evaluate((post) => post.getBoundingClientRect().top);
  // Below the title bar, by what the page and the post ask for.
  expect(Math.round(await top())).toBe(144);
  await page.reload();
  expect(await contained(page)).toBe(0);
});

it('runs without the scripts of the page as a whole where scripts are off', async () => {
  const page = await test.open({ ...phone, javaScriptEnabled: false });
  await page.goto(path);
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.lazyLayout',
  });
  expect(nodeIds.length).toBeGreaterThan(5);
  await session.send('CSS.enable');
  for (const nodeId of nodeIds) {
    const { computedStyle } = await session.send('CSS.getComputedStyleForNode', { nodeId });
    expect(computedStyle.find(({ name }) => name === 'content-visibility')?.value).toBe('visible');
  }
});
