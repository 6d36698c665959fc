// A message at the edge of the window covers nothing that somebody is about to use: what takes the focus is scrolled clear of
// it, and the last controls of the page can be scrolled clear of one that stays.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserTest, startBrowserTest } from './browser-test.ts';
import { discussion, fillSmallSite, type SmallSite } from './small-site.ts';

let test: BrowserTest;
let site: SmallSite;
beforeAll(async () => {
  test = await startBrowserTest();
  site = await fillSmallSite(test.server);
});
afterAll(() => test?.close());

/** The toast with Undo that a deletion leaves. */
async function withToast(width: number): Promise<Page> {
  const page = await test.openAs(site.admin.client.cookies, { viewport: { width, height: 800 } });
  const { url } = await discussion(site.admin, 'It goes again', 1);
  await page.goto(new URL(url).pathname);
  await page.locator('summary[aria-label="Discussion Options"]').first().click();
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await page
    .getByRole('dialog', { name: 'Delete Discussion' })
    .getByRole('button', { name: 'Delete' })
    .click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  // It passes by itself, but for whom it is in use.
  await undo.focus();
  return page;
}

/** The control in focus, where its middle lies behind the toast. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const messages = document.querySelector('section[aria-label="Messages"]');
    if (!focused || !messages || messages.contains(focused)) return '';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && messages.contains(hit) ? focused.outerHTML.slice(0, 120) : '';
  });

describe.each([390, 1440])('a message, at %i px', (width) => {
  it('lies over nothing that takes the focus', async () => {
    const page = await withToast(width);
    const covered = new Set<string>();
    const seen = new Set<string>();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press(step < 20 ? 'Shift+Tab' : 'Tab');
      seen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
      const control = await coveredFocus(page);
      if (control) covered.add(control);
    }
    expect(seen.size).toBeGreaterThan(10);
    expect([...covered]).toEqual([]);
    await page.context().close();
  });
});
