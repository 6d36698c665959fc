// What a role may do is changed by an administrator, in the interface, and tried before it is saved.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let keeper: Person;
let roleID: number;
let categoryID: number;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  const room = { name: 'Field tests', urlcode: 'field-tests', customPermissions: true };
  ({ categoryID } = await done(admin.client.post('/categories', room)));
  await discussion(admin, 'Batch 41', categoryID);
  ({ roleID } = await done(admin.client.post('/roles', { name: 'Beekeepers' })));
  keeper = await person(test.server, admin, 'Kip');
  await done(admin.client.patch(`/users/${keeper.userID}`, { roleID: [8, roleID] }));
});
afterAll(() => test?.close());

type Page = Awaited<ReturnType<BrowserTest['openAs']>>;

async function pictures(page: Page, name: string): Promise<void> {
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (!folder) return;
  for (const width of [390, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}

it('lists the roles, and says what a change would do before it is saved', async () => {
  const page = await test.openAs(admin.client.cookies, still);
  await page.goto('/dashboard/roles');
  await page.getByRole('row', { name: /Beekeepers/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await pictures(page, 'roles');
  await page.getByRole('link', { name: 'Beekeepers' }).click();
  await page.getByRole('heading', { name: 'Permissions of Beekeepers' }).waitFor();
  const save = page.getByRole('button', { name: /^Save/ });
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('Where').selectOption({ label: 'Field tests' });
  const see = page.getByRole('checkbox', { name: 'See the category and its posts' });
  await see.check();
  await page.getByRole('button', { name: 'Save 1 change' }).waitFor();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('1 member gains or loses something.').waitFor();
  const row = page.getByRole('row', { name: /Kip/ });
  await row.getByText('1 category comes into sight').waitFor();
  await row.getByText('1 discussion comes into sight').waitFor();
  // What the title bar covers of a page that was scrolled is no target.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeViolations(page)).toEqual([]);
  await pictures(page, 'role-permissions');
  // Nothing is saved yet.
  expect((await keeper.client.get(`/categories/${categoryID}`)).status).toBe(403);
  await save.click();
  await page.getByText('Permissions saved.').waitFor();
  expect((await keeper.client.get(`/categories/${categoryID}`)).status).toBe(200);
  expect(await save.isDisabled()).toBe(true);
  await page.reload();
  await page.getByLabel('Where').selectOption({ label: 'Field tests' });
  expect(await see.isChecked()).toBe(true);
  await page.getByLabel('Where').selectOption({ label: 'Everywhere' });
  await page.getByRole('checkbox', { name: 'Schedule posts' }).check();
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(await save.isDisabled()).toBe(true);
});

it('fits a phone, and is for administrators alone', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 800 } });
  for (const path of ['/dashboard/roles', `/dashboard/roles/${roleID}`]) {
    await page.goto(path);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  const refused = await test.openAs(keeper.client.cookies);
  expect((await refused.goto('/dashboard/roles'))?.status()).toBe(403);
  expect((await refused.goto('/dashboard/roles/8'))?.status()).toBe(403);
  expect((await page.goto('/dashboard/roles/99999'))?.status()).toBe(404);
});
