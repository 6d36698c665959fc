// A post or a comment is handed on: its address copied, mailed, or put into a message to somebody.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAt, axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { comment, discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let member: Person;
let path: string;
beforeAll(async () => {
  test = await startBrowserTest();
  const admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  const { discussionID, url } = await discussion(admin, 'Hive for sale', 1);
  path = new URL(url).pathname;
  await comment(admin, discussionID, 'Is it new?');
});
afterAll(() => test?.close());

it.each([
  ['a post', 'Share', /\/discussion\/\d+\//],
  ['a comment', 'Comment Options, #1', /\/discussion\/comment\/\d+/],
] as const)('copies the address of %s, and puts it into a message', async (_what, label, address) => {
  const page = await test.openAs(member.client.cookies, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(path);
  const menu = page.locator(`summary[aria-label="${label}"]`).first();
  await menu.click();
  expect(await page.getByRole('link', { name: 'Email Link' }).first().getAttribute('href')).toMatch(
    /^mailto:\?/,
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy Link' }).first().click();
  await page.getByText('Link copied to clipboard.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(address);
  expect(new URL(copied).searchParams.get('utm_source')).toBe('community-share');
  await menu.click();
  await page.getByRole('link', { name: 'Share In Message' }).first().click();
  await arriveAt(page, /\/messages\/add\?content=/);
  expect(new URL(page.url()).searchParams.get('content')).toMatch(address);
  await page.getByRole('textbox').filter({ hasText: address }).first().waitFor();
  await page.context().close();
});

it('shows the address where nothing may be copied', async () => {
  const page = await test.openAs(member.client.cookies);
  await page.goto(path);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('No.')) },
    });
  });
  await page.locator('summary[aria-label="Share"]').first().click();
  await page.getByRole('button', { name: 'Copy Link' }).first().click();
  await page
    .getByRole('region', { name: 'Messages' })
    .getByText(/utm_source=community-share/)
    .waitFor();
});
