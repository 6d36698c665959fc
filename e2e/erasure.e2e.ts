// An account goes, after everything that goes was shown: by staff, and by its member.
import { afterAll, beforeAll, expect, it } from 'vitest';

import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { PASSWORD, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Awaited<ReturnType<typeof setUp>>;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
});
afterAll(() => test?.close());

async function someone(name: string): Promise<number> {
  const { body } = await admin.client.post('/users', {
    ...{ name, email: `${name}@example.com`, password: PASSWORD, roleID: [8], emailConfirmed: true },
  });
  return body.userID;
}

it('shows staff what goes, row by row, before they delete', async () => {
  const userID = await someone('Wanda');
  const page = await test.openAs(admin.client.cookies);
  await page.goto(`/dashboard/members/${userID}`);
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This goes').waitFor();
  const roles = dialog.locator('details', { hasText: 'Roles' }).first();
  await roles.locator('summary').click();
  await roles.getByRole('button', { name: 'Show the rows' }).click();
  await roles.getByText('role_id').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL('**/dashboard/members');
  expect((await admin.client.get(`/users/${userID}`)).status).toBe(404);
}, 120_000);

it('lets a member see what goes and delete the account by the password', async () => {
  const userID = await someone('Leah');
  const leah = await test.server.client().signIn('Leah@example.com', PASSWORD);
  const page = await test.openAs(leah.cookies);
  await page.goto('/profile/data');
  await page.getByRole('button', { name: 'See what goes' }).click();
  await page.getByText('This is made anonymous').waitFor();
  await page.getByText('Posts stay without their text').click();
  await page.getByText('This is made anonymous').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL('**/');
  expect((await admin.client.get(`/users/${userID}`)).status).toBe(404);
}, 120_000);
