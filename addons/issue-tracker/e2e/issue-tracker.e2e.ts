import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  axeViolations,
  type BrowserTest,
  comment,
  discussion,
  type Person,
  person,
  setUp,
  sidewaysScroll,
  startBrowserTest,
} from '@parley/addon-api/e2e';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PHONE = { viewport: { width: 390, height: 800 } };
const html_url = 'https://tracker.example/hive/bees/issues/12';
const tracker = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ number: 12, html_url, state: 'open' }));
});

let test: BrowserTest;
let admin: Person;
let member: Person;
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    tracker.listen(0, '127.0.0.1', () => resolve());
  });
  const host = `127.0.0.1:${(tracker.address() as AddressInfo).port}`;
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  const thread = await discussion(member, 'Hives fall over', 1);
  url = new URL(thread.url).pathname;
  await comment(member, thread.discussionID, 'Mine did, too.');
  await admin.client.patch('/addons/issuetracker', { enabled: true });
  await admin.client.patch('/config', {
    'issueTracker.apiUrl': `http://${host}`,
    'issueTracker.repositories': ['hive/bees'],
    'issueTracker.token': 'secret-of-the-hive',
    'outgoing.allowedHosts': [host],
  });
});
afterAll(async () => {
  await test?.close();
  tracker.close();
});

type Page = Awaited<ReturnType<BrowserTest['openAs']>>;
const shot = async (page: Page, name: string) => {
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

it('makes an issue of a comment and of a discussion from their menus, and shows each below its post', async () => {
  const page = await test.openAs(admin.client.cookies);
  await page.goto(url);
  for (const menu of ['Comment Options, #1', 'Discussion Options']) {
    await page.getByLabel(menu).first().click();
    await page.getByRole('button', { name: 'Create an Issue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an Issue' });
    await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('Hives fall over');
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, `issue-form-${menu.slice(0, 7)}`);
    await dialog.getByLabel('Title').fill('Stands are too light');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByText('The issue was created.').first().waitFor();
  }
  await expect.poll(() => page.getByRole('article', { name: 'Issue: Issue #12' }).count()).toBe(2);
  expect(await page.getByRole('link', { name: 'Issue #12' }).first().getAttribute('href')).toBe(html_url);
  await shot(page, 'issues-1440');
});

it('asks before a form is closed that was filled in', async () => {
  const page = await test.openAs(admin.client.cookies);
  await page.goto(url);
  await page.getByLabel('Comment Options, #1').click();
  await page.getByRole('button', { name: 'Create an Issue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an Issue' });
  await dialog.getByLabel('Title').fill('Something else');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Something else');
});

it('is there for staff again on a phone, and for nobody else', async () => {
  const page = await test.openAs(admin.client.cookies, PHONE);
  await page.goto(url);
  await expect.poll(() => page.getByRole('article', { name: 'Issue: Issue #12' }).count()).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await shot(page, 'issues-390');
  const other = await test.openAs(member.client.cookies);
  await other.goto(url);
  await other.getByText('Mine did, too.').waitFor();
  expect(await other.getByRole('article', { name: 'Issue: Issue #12' }).count()).toBe(0);
});
