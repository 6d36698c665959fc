// What a member has not read, and what whoever set the community up does next.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { discussion, type Person, person, setUp } from './small-site.ts';

const LONG =
  'A title of many words, which goes on for longer than any row of a compact list could show of it';

let test: BrowserTest;
let admin: Person;
let member: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  for (const name of ['Wax', LONG, 'Honey']) await discussion(admin, name, 1);
});
afterAll(() => test?.close());

it('is a list beside all others, in rows of one line for those who want, and is marked read there', async () => {
  const page = await test.openAs(member.client.cookies, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${test.server.url}/discussions`);
  await page.getByRole('link', { name: /^Unread/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Unread' }).waitFor();
  const rows = page.locator('main li:has(h2)');
  expect(await rows.count()).toBe(3);
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true });
  await expect
    .poll(() => rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height))))
    .toBeLessThanOrEqual(44);
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Mark all posts read' }).click();
  await page.getByText('You have read everything.').waitFor();
  expect(await rows.count()).toBe(0);
});

it('leads administrators on from the home page until they hide it', async () => {
  const page = await test.openAs(admin.client.cookies);
  await page.goto(`${test.server.url}/`);
  const card = page.getByRole('region', { name: 'First steps' });
  await card.getByText(/steps? of \d+ (?:is|are) left/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await card.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('heading', { level: 1, name: 'First steps' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide at the home page' }).click();
  await page.getByRole('button', { name: 'Show at the home page' }).waitFor();
  await page.goto(`${test.server.url}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await card.count()).toBe(0);
});
