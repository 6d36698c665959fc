// The community read-only and closed for maintenance, switched from its page, as members, guests and administrators see it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let thread: { url: string };
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  thread = await discussion(admin, 'How do bees find their way?', 1);
});
afterAll(() => test?.close());

/** Calls are refused, which browsers report as errors: that is what is tried here. */
async function openAs(cookies: readonly { name: string; value: string }[]): Promise<Page> {
  const { url } = test.server;
  const context = await test.browser.newContext({ baseURL: url, locale: 'en', timezoneId: 'UTC' });
  onTestFinished(() => context.close());
  await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url })));
  return context.newPage();
}

async function switchTo(page: Page, name: string, reason?: string) {
  await page.goto('/dashboard/maintenance');
  await page.getByLabel(name, { exact: true }).check();
  if (reason) await page.getByLabel('Why').fill(reason);
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
}

it('is said above every page and by forms, and what was typed stays', async () => {
  const page = await openAs(admin.client.cookies);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/maintenance');
  await page.getByLabel('Read-only').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const writer = await openAs(member.client.cookies);
  await writer.goto(thread.url);
  await switchTo(page, 'Read-only', 'The disk is being changed');
  await page.goto('/dashboard');
  await page.getByText('The community can only be read.').waitFor();
  await writer.goto(thread.url);
  const notice = writer.locator('.site-notice');
  await notice.getByText('nothing can be written or changed. The disk is being changed.').waitFor();
  await writer.getByText('They dance, says everybody.').first().waitFor();
  expect(await axeViolations(writer)).toEqual([]);
  const form = writer.getByRole('main').getByRole('textbox').first();
  await form.click();
  await writer.keyboard.type('They follow the sun.');
  await writer.getByRole('button', { name: 'Post Comment' }).click();
  await writer.getByText('Your comment was not posted. The community can only be read').first().waitFor();
  await writer.getByText('They follow the sun.').first().waitFor();
  await switchTo(page, 'As ever');
  await writer.getByRole('button', { name: 'Post Comment' }).click();
  await writer.getByRole('article').getByText('They follow the sun.').waitFor();
}, 120_000);

it('leaves a page with words to others during maintenance, and the way in to administrators', async () => {
  const page = await openAs(admin.client.cookies);
  await switchTo(page, 'Closed for maintenance', 'We move house');
  await page.goto('/');
  await page.locator('.site-notice').getByText('only administrators see it. We move house.').waitFor();
  const guest = await openAs([]);
  const answer = await guest.goto(thread.url);
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '300']);
  await guest.getByText('The community is being worked on.').first().waitFor();
  await guest.getByText('We move house.').first().waitFor();
  expect(await axeViolations(guest)).toEqual([]);
  expect((await guest.goto('/entry/signin'))?.status()).toBe(200);
  await guest.getByLabel('Email or username').fill('Adelina');
  await guest.getByLabel('Password').fill('amber kettle 47 lantern');
  await guest.getByRole('button', { name: 'Sign In', exact: true }).click();
  await guest.locator('.site-notice').waitFor();
  await switchTo(guest, 'As ever');
  expect((await (await openAs([])).goto(thread.url))?.status()).toBe(200);
}, 120_000);
