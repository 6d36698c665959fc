// A category is closed to all but one role, by an administrator, in the interface.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let holder: Person;
let member: Person;
let made = 0;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  const { roleID } = await done(admin.client.post('/roles', { name: 'Beekeepers' }));
  member = await person(test.server, admin, 'Melba');
  holder = await person(test.server, admin, 'Kip');
  await done(admin.client.patch(`/users/${holder.userID}`, { roleID: [8, roleID] }));
  await done(admin.client.patch('/addons/ar-locale', { enabled: true }));
});
afterAll(() => test?.close());

async function category(): Promise<{ categoryID: number; name: string; path: string }> {
  const urlcode = `hives-${++made}`;
  const name = `Hives ${made}`;
  const { categoryID } = await done(admin.client.post('/categories', { name, urlcode }));
  await discussion(admin, `The plan of ${name}`, categoryID);
  return { categoryID, name, path: `/categories/${urlcode}` };
}

const statusOf = async (page: Page, path: string) => (await page.goto(path))?.status();

it('closes a category to one role, and says before saving who will see it', async () => {
  const { categoryID, name, path } = await category();
  const page = await test.openAs(admin.client.cookies, still);
  await page.goto('/dashboard/content/categories');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Permissions', exact: true }).click();
  await page.getByRole('heading', { name: `Permissions of ${name}` }).waitFor();
  await page.getByText('Roles may do here what they may do everywhere.').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Guest: See the category' }).isDisabled()).toBe(true);
  const own = page.getByLabel('This category has permissions of its own');
  await own.focus();
  await page.keyboard.press('Space');
  const output = page.getByRole('status').filter({ hasText: 'After saving' });
  await output.getByText(/seen by: \S*Administrator\S*\.$/).waitFor();
  await page.getByRole('checkbox', { name: 'Beekeepers: Start posts' }).check();
  expect(await page.getByRole('checkbox', { name: 'Beekeepers: See the category' }).isChecked()).toBe(true);
  await output.getByText(/seen by: .*Beekeepers/).waitFor();
  await output.getByText(/will not any more: .*Guest.*Member/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // Nothing is saved yet.
  expect((await test.server.client().get(`/categories/${categoryID}`)).status).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Permissions saved.').waitFor();
  await page.reload();
  expect(await own.isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Beekeepers: Start posts' }).isChecked()).toBe(true);

  const guest = await test.open();
  expect(await statusOf(guest, path)).toBe(404);
  const excluded = await test.openAs(member.client.cookies);
  expect(await statusOf(excluded, path)).toBe(404);
  const welcome = await test.openAs(holder.client.cookies);
  expect(await statusOf(welcome, path)).toBe(200);
  await welcome
    .getByRole('link', { name: `The plan of ${name}` })
    .first()
    .waitFor();

  await own.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Roles may do here what they may do everywhere.').waitFor();
  await expect.poll(() => statusOf(guest, path)).toBe(200);
});

it.each([390, 1440])('tries what is chosen before it is saved, on %i px', async (width) => {
  const { categoryID } = await category();
  const page = await test.openAs(admin.client.cookies, { ...still, viewport: { width, height: 900 } });
  await page.goto(`/dashboard/content/categories/${categoryID}/permissions`);
  const tryIt = page.getByRole('button', { name: 'Try it' });
  await tryIt.click();
  await page.getByText('Saving would change nothing.').waitFor();
  await page.getByLabel('This category has permissions of its own').check();
  await page.getByText('Saving would change nothing.').waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Beekeepers: See the category' }).check();
  await tryIt.click();
  await page.getByText('For guests: 1 discussion goes out of sight.').waitFor();
  await page.getByText('For members without further roles: 1 discussion goes out of sight.').waitFor();
  const members = page.getByRole('table', { name: 'The first members whom it concerns' });
  await members.getByRole('link', { name: 'Melba' }).waitFor();
  await page.getByRole('table', { name: 'Roles that gain or lose something' }).getByText('Guest').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/permission-trial-${width}.png`, fullPage: true });
  expect((await test.server.client().get(`/categories/${categoryID}`)).status).toBe(200);
  await page.close();
});

it('says why something was refused, and keeps what was chosen', async () => {
  const { categoryID } = await category();
  const page = await test.openAs(admin.client.cookies, still);
  await page.goto(`/dashboard/content/categories/${categoryID}/permissions`);
  await page.getByLabel('This category has permissions of its own').check();
  await page.getByRole('checkbox', { name: 'Guest: See the category' }).check();
  await page.route('**/api/v2/roles/*/permissions', (route) =>
    route.fulfill({ status: 403, json: { message: 'Not for you.', status: 403 } }),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('Not for you.').waitFor();
  // It stopped half way: closed.
  expect((await test.server.client().get(`/categories/${categoryID}`)).status).toBe(403);
  await page.unroute('**/api/v2/roles/*/permissions');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Permissions saved.').waitFor();
  expect((await test.server.client().get(`/categories/${categoryID}`)).status).toBe(200);
});

it('fits phones, tablets and desks, in both schemes and from right to left', async () => {
  const { categoryID } = await category();
  const page = await test.openAs(admin.client.cookies, still);
  for (const [width, colorScheme, query] of [
    [390, 'light', ''],
    [768, 'dark', ''],
    [1440, 'light', ''],
    [390, 'dark', '?locale=ar'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`/dashboard/content/categories/${categoryID}/permissions${query}`);
    await page.getByRole('checkbox').first().check();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  }
});

it('is shown to nobody else', async () => {
  const page = await test.openAs(member.client.cookies);
  for (const path of ['/dashboard/content/categories', '/dashboard/content/categories/1/permissions'])
    expect(await statusOf(page, path)).toBe(403);
});
