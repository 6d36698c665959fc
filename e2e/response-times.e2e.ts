// How long requests took, as whoever looks after a community reads it: drawn, as a table, and taken away.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
});
afterAll(() => test?.close());

async function open(width: number): Promise<Page> {
  const page = await test.openAs(admin.client.cookies, { viewport: { width, height: 900 } });
  await page.goto('/dashboard/statistics');
  await page.getByRole('region', { name: 'Response times' }).getByRole('table').first().waitFor();
  return page;
}

it.each([390, 1440])('shows what requests took, on a screen of %d px', async (width) => {
  const page = await open(width);
  const panel = page.getByRole('region', { name: 'Response times' });
  const pages = panel.getByRole('table').first().getByRole('row', { name: /Pages/ });
  expect(await pages.innerText()).toMatch(/Pages[\s\S]*\d+[\s\S]*\d+ (?:ms|sec)[\s\S]*0%/);
  const slider = panel.getByRole('slider', { name: 'Pages: Milliseconds, 95 of 100 within by day' });
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/: \d/);
  await panel.getByLabel('Kind of requests').selectOption({ label: 'API' });
  await panel.getByLabel('What is drawn').selectOption({ label: 'Requests' });
  await panel.getByRole('slider', { name: 'API: Requests by day' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  if (process.env.SHOTS) await panel.screenshot({ path: `${process.env.SHOTS}-${width}.png` });
  await panel.getByText('Table', { exact: true }).click();
  const days = panel.getByRole('table', { name: 'API by day' });
  expect(await days.getByRole('row').count()).toBeGreaterThan(1);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  if (process.env.SHOTS) await panel.screenshot({ path: `${process.env.SHOTS}-table-${width}.png` });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('link', { name: 'Export response times as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
});
