// Beside a long thread its ruler says where the reader is, and leads to any place of it: dragged, or moved by keys.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAt, axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { fillSmallSite, type SmallSite } from './small-site.ts';

let test: BrowserTest;
let site: SmallSite;
beforeAll(async () => {
  test = await startBrowserTest();
  site = await fillSmallSite(test.server);
});
afterAll(() => test?.close());

const open = async () => {
  const page = await test.openAs(site.member.client.cookies, { viewport: { width: 1440, height: 900 } });
  await page.goto(new URL(site.thread.url).pathname);
  const slider = page.getByRole('slider', { name: 'Place in this thread' });
  // Once the thread knows where its reader is.
  await page.getByText(new RegExp(`^1 of ${site.commentIDs.length}$`)).waitFor();
  return { page, slider };
};

const isInView = (page: Page, commentID: number | undefined) =>
  page
    .locator(`#Comment_${commentID}`)
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    })
    .catch(() => false);

it('is dragged to the last comment, on another page of the thread', async () => {
  const { page, slider } = await open();
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(height).toBeGreaterThan(width);
  await page.mouse.move(x + width / 2, y + 4);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  const half = Number(await slider.inputValue());
  expect(half).toBeGreaterThan(site.commentIDs.length / 4);
  expect(half).toBeLessThan((site.commentIDs.length * 3) / 4);
  await page.getByText(`${half} of ${site.commentIDs.length}`, { exact: true }).waitFor();
  await page.mouse.move(x + width / 2, y + height + 20, { steps: 4 });
  await page.mouse.up();
  const last = site.commentIDs.at(-1);
  await arriveAt(page, new RegExp(`/discussion/comment/${last}`));
  await expect.poll(() => isInView(page, last)).toBe(true);
  await page.getByText(`${site.commentIDs.length} of ${site.commentIDs.length}`, { exact: true }).waitFor();
});

it('is moved by the arrow keys, goes by Enter, and stays where it was for who leaves it', async () => {
  const { page, slider } = await open();
  await slider.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await slider.getAttribute('aria-valuetext')).toBe(`3 of ${site.commentIDs.length}`);
  expect(await axeViolations(page)).toEqual([]);
  const address = page.url();
  await page.keyboard.press('Tab');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(`1 of ${site.commentIDs.length}`);
  expect(page.url()).toBe(address);
  await slider.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await arriveAt(page, new RegExp(`/discussion/comment/${site.commentIDs[2]}`));
  await expect.poll(() => isInView(page, site.commentIDs[2])).toBe(true);
});

it('counts a thread by one number: above it, beside it and in its pager', async () => {
  const { page } = await open();
  const count = site.commentIDs.length;
  await page.getByRole('heading', { name: `${count} comments` }).waitFor();
  const totals = (await page.locator('main').innerText()).matchAll(/(?<!Page \d+ )of (\d+)\b/g);
  expect(new Set([...totals].map(([, total]) => Number(total)))).toEqual(new Set([count]));
});
