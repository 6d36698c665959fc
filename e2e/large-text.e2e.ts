// Who has set the browser's text to 200 % reads every page as others do: nothing lies over anything, nothing leaves the page.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  axeViolations,
  type BrowserTest,
  launchBrowser,
  sidewaysScroll,
  startAfresh,
  startBrowserTest,
} from './browser-test.ts';
import { guestPages, memberPages, readingPages } from './reading-pages.ts';
import { fillSmallSite, type SmallSite } from './small-site.ts';

/** At 390 px a line holds a dozen letters: what is widest may leave the page there, and nothing may lie over anything. */
const WIDTHS = [390, 768, 1440];

let test: BrowserTest;
let site: SmallSite;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  test = await startBrowserTest();
  site = await fillSmallSite(test.server);
  browser = await launchBrowser(['--blink-settings=defaultFontSize=32']);
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

it.each(Object.entries({ ...readingPages, ...memberPages }))('text of 200 %%: %s', async (_, address) => {
  await startAfresh(page, test.server.url, site.member.client.cookies);
  expect(await faultsOfLargeText(address(site))).toBe('');
});

it.each(Object.entries(guestPages))('text of 200 %%: a guest: %s', async (_, address) => {
  await startAfresh(page, test.server.url);
  expect(await faultsOfLargeText(address(site))).toBe('');
});

async function faultsOfLargeText(path: string): Promise<string> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${test.server.url}${path}`);
    // The fonts of the page are wider than those it begins with.
    const size = await page.evaluate(() =>
      document.fonts.ready.then(() => getComputedStyle(document.documentElement).fontSize),
    );
    expect(size).toBe('32px');
    // Parts that measure themselves take their shape a moment later.
    const widest = width === 390 ? 24 : 0;
    await expect
      .poll(() => sidewaysScroll(page), { message: `${width}: sideways` })
      .toBeLessThanOrEqual(widest);
    for (const { id, targets } of await axeViolations(page, width === 390 ? 'colours' : 'all'))
      found.push(`${width}: ${id}: ${targets.join(' | ')}`);
    found.push(...(await coveredControls(page)).map((control) => `${width}: ${control}`));
  }
  return found.join('\n');
}

it('text of 200 %: the order of a list stays within a phone', async () => {
  await startAfresh(page, test.server.url, site.member.client.cookies);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${test.server.url}/discussions`);
  await page.getByText('Recently Commented').first().waitFor();
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
});

/**
 * What can be pressed and has something else before the middle of its first line, scrolled to where it is seen. Asked twice:
 * posts far from the window are laid out when they come near it, in the next frame.
 */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const covered: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let before = '';
      for (let times = 0; times < 2; times++) {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const [{ left, top, width, height } = new DOMRect()] = control.getClientRects();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        // What is shown once it has the focus lies outside until then.
        if (!hit || width < 2 || height < 2) break;
        const isFree =
          control.contains(hit) || hit.contains(control) || hit.closest('label')?.control === control;
        before = isFree ? '' : hit.outerHTML;
        if (!before) break;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      if (before) covered.push(`${control.outerHTML.slice(0, 120)} lies behind ${before.slice(0, 120)}`);
    }
    return covered;
  });
}
